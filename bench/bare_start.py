"""The peer of `bench.start`: a bare server that keeps one table in SQLite and answers one request.

`python -m bench.bare_start --port N --db FILE`
"""

import argparse

import uvicorn
from fastapi import FastAPI
from sqlalchemy import Column, Integer, MetaData, Table, create_engine, func, select


def make_app(file: str) -> FastAPI:
    """Return an application with one table and one request: its number of rows."""
    metadata = MetaData()
    rooms = Table("rooms", metadata, Column("id", Integer, primary_key=True))
    engine = create_engine(f"sqlite:///{file}")
    metadata.create_all(engine)
    app = FastAPI()

    @app.get("/")
    def count() -> dict[str, int]:
        with engine.connect() as connection:
            return {"rooms": int(connection.execute(select(func.count()).select_from(rooms)).scalar_one())}

    return app


def main() -> None:
    """Serve until a signal arrives."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--db", required=True)
    options = parser.parse_args()
    uvicorn.run(make_app(options.db), host="127.0.0.1", port=options.port, log_level="warning")


if __name__ == "__main__":
    main()
