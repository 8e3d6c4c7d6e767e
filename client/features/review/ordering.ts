// Which decisions are shown, and in which order.

import type { Decision, GameReview } from "~/contract/api";
import { isSlip } from "./line";

export const EVERYBODY = "all";
export type Order = "worst" | "played";

export function ordered({ players }: Pick<GameReview, "players">, whose: string, order: Order): Decision[] {
  const all = players.flatMap((player) => player.decisions);
  const wanted = all.filter(({ seat }) => whose === EVERYBODY || seat === Number(whose));
  if (order === "played") return wanted.sort((one, other) => one.number - other.number);
  return wanted.filter(({ grade }) => isSlip(grade)).sort((one, other) => cost(other) - cost(one));
}

function cost({ win_lost, points_lost }: Decision): number {
  return win_lost ?? points_lost;
}
