// What axe finds, by all of its rules or by some.
async (rules) => {
  const some = rules.length ? { runOnly: { type: "rule", values: rules } } : {};
  const { violations } = await axe.run(document, { resultTypes: ["violations"], ...some });
  const where = (node) => `${node.html.slice(0, 160)} ${(node.any[0] ?? node.all[0] ?? node.none[0])?.message ?? ""}`;
  return violations.map((one) => `${one.id} (${one.impact}): ${one.help}: ${one.nodes.slice(0, 3).map(where).join(" | ")}`);
}
