"""Checks what a compiled source imports. Constants may come as a module: after `import material as m`, `m.BID` becomes `BID`."""

import ast
from typing import NoReturn

from dvergar.core.compilation.names import Names, refuse
from dvergar.core.compilation.units import Unit


def resolve_imports(tree: ast.Module, path: str, unit: Unit, names: Names) -> None:
    """Check the imports of a source, and replace the constants named through a module by their own names."""
    modules: dict[str, str] = {}
    for node in tree.body:
        if isinstance(node, ast.ImportFrom):
            modules.update(_constant_modules(node, unit))
            _check_import(node, path, unit, names)
    if modules:
        _ConstantModules(path, modules, names).visit(tree)


def _constant_modules(node: ast.ImportFrom, unit: Unit) -> dict[str, str]:
    """Return the modules of constants that an import names, by their names in this file."""
    found = {item.asname or item.name: f"{node.module}.{item.name}" for item in node.names}
    return {name: module for name, module in found.items() if module in unit.constants}


def _check_import(node: ast.ImportFrom, path: str, unit: Unit, names: Names) -> None:
    """Refuse names that have another meaning in the joined text than in this file."""
    if node.level:
        refuse(path, node.lineno, "a relative import cannot be compiled: write the full name of the module")
    for item in node.names:
        if item.name == "*":
            refuse(path, node.lineno, "`import *` cannot be compiled: name what is imported")
        if item.asname and f"{node.module}.{item.name}" not in unit.constants:
            refuse(path, node.lineno, f"`{item.name} as {item.asname}` cannot be compiled: import it by its own name")
        if item.name in names.places and node.module not in (*unit.constants, *unit.sources):
            known = names.places[item.name]
            refuse(path, node.lineno, f"`{item.name}` of {node.module} would become the one defined in {known}: rename one")


class _ConstantModules(ast.NodeTransformer):
    """Replaces `m.BID` by `BID`. In such a file `m` must mean nothing else."""

    def __init__(self, path: str, modules: dict[str, str], names: Names) -> None:
        self.path = path
        self.modules = modules
        self.names = names

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        if not isinstance(node.value, ast.Name) or node.value.id not in self.modules:
            self.generic_visit(node)
            return node
        module = self.modules[node.value.id]
        if node.attr not in self.names.constants_of[module]:
            self.refuse(node, f"`{ast.unparse(node)}` is unknown: it is not a public constant of {module}")
        if not isinstance(node.ctx, ast.Load):
            self.refuse(node, f"`{ast.unparse(node)}` is a constant: it cannot be changed")
        return ast.copy_location(ast.Name(node.attr, ast.Load()), node)

    def visit_Name(self, node: ast.Name) -> ast.Name:
        if node.id in self.modules or not isinstance(node.ctx, ast.Load):
            self.check_name(node, node.id)
        return node

    def visit_arg(self, node: ast.arg) -> ast.arg:
        self.check_name(node, node.arg)
        self.generic_visit(node)
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        self.check_name(node, node.name)
        self.generic_visit(node)
        return node

    def check_name(self, node: ast.AST, name: str) -> None:
        """Refuse a variable, an argument or a function named like a module of constants or one of its constants."""
        if name in self.modules:
            self.refuse(
                node, f"`{name}` is the module {self.modules[name]} in this file: write `{name}.CONSTANT`, or choose another name"
            )
        for module in self.modules.values():
            if name in self.names.constants_of[module]:
                self.refuse(node, f"`{name}` is a constant of {module}: choose another name")

    def refuse(self, node: ast.AST, reason: str) -> NoReturn:
        refuse(self.path, getattr(node, "lineno", 1), reason)
