// The table of whatever game is played, which the layout asks for words.
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
