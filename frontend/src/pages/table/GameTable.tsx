// The table of the current game, whose words it gives to the layout.
import { gameOf } from "../../games/index.ts";
import { CurrentGame, type TableProps } from "../../layout/currentGame.ts";

export function GameTable(props: TableProps) {
  const game = gameOf(props.snapshot);
  return (
    <CurrentGame.Provider value={game}>
      <game.Table {...props} />
    </CurrentGame.Provider>
  );
}
