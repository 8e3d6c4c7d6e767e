// The games of one's own that go on.

import { signal } from "@preact/signals";
import type { TableListed } from "~/contract/api";
import { api, asked, serverNow } from "~/shared/api";
import type { Parting } from "~/shared/leaving";
import { homeTexts as T } from "~/texts/home";

const MINUTE = 60_000;

/** The last one first. */
export const ownGames = signal<readonly TableListed[]>([]);

export async function lookForGames(): Promise<void> {
  const mine = await asked(api.GET("/api/tables/mine"));
  const [playing, waiting] = ["playing", "open"].map((status) => mine.filter((one) => one.status === status));
  ownGames.value = [...(playing ?? []), ...(waiting ?? [])];
}

export async function leaveGame(table: string): Promise<void> {
  await asked(api.POST("/api/tables/{table}/leave", { params: { path: { table } } }));
  await lookForGames();
}

/** The only person's seat, or that of whoever is called so. */
function ownSeat({ summary: { seats } }: TableListed, own: string): number | undefined {
  const people = seats.flatMap((seat, place) => (seat && !seat.bot ? [place] : []));
  return people.length === 1 ? people[0] : people.find((place) => seats[place]?.name === own);
}

export function othersAt(game: TableListed, own: string): string[] {
  const seat = ownSeat(game, own);
  return game.summary.seats.flatMap((one, place) => (one && place !== seat ? [one.name] : []));
}

/** The score, and for how long nothing has happened there. */
export function standingOf(game: TableListed, own: string): string {
  const { seats, scores, partners } = game.summary;
  const ago = T.ago(Math.floor((serverNow() - game.changed) / MINUTE));
  if (!scores) return ago;
  const seat = ownSeat(game, own);
  const places = seats.map((_, place) => ((seat ?? 0) + place) % seats.length).slice(0, partners ? 2 : seats.length);
  const told = places.map((place) => T.score(place === seat ? T.you : (seats[place]?.name ?? ""), scores[place] ?? 0));
  return [...told, ago].join(", ");
}

export function partingFrom({ status, summary: { seats, partners, gone } }: TableListed): Parting {
  const people = seats.filter((seat) => seat && !seat.bot).length;
  return { playing: status === "playing", alone: people < 2, gone, sides: partners ? 2 : seats.length };
}
