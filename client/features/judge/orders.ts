// Which orders of a ruling a companion board carries out by itself, and which are left to the people.

import type { Ruling } from "~/contract/api";

type Remedy = Ruling["remedies"][number];

const MOVING = /^(Correction|PointsBack|PointsTo)$/;
const NOTHING_TO_DO = /^ScoreLost$/;

function movesPegs(order: Remedy): boolean {
  return MOVING.test(order.remedy) && "points" in order && order.points > 0;
}

export function byHand(remedies: readonly Remedy[]): string[] {
  return remedies.filter((one) => !movesPegs(one) && !NOTHING_TO_DO.test(one.remedy)).map(({ text }) => text);
}
