// What the server knows of whoever looks at the page.

import type { Blocked, PersonAnswer, TokenAnswer } from "~/contract/api";
import { api, asked } from "~/shared/api";
import { whoAmI } from "~/shared/person";
import { accountTexts as T } from "~/texts/account";

export interface Account {
  /** Null for somebody who has no name here yet. */
  person: PersonAnswer | null;
  tokens: readonly TokenAnswer[];
  blocked: readonly Blocked[];
}

/** Shows how things stand now, and says what was done; codes are recovery codes, which nobody sees again. */
export type Done = (words?: string, codes?: readonly string[]) => Promise<void>;

export async function loadAccount(): Promise<Account> {
  const person = await whoAmI();
  if (person === null) return { person, tokens: [], blocked: [] };
  const lists = [asked(api.GET("/api/account/tokens")), asked(api.GET("/api/account/blocks"))] as const;
  const [tokens, blocked] = await Promise.all(lists);
  return { person, tokens, blocked };
}

/** Who one is, in a sentence. */
export function standing(person: PersonAnswer | null): string {
  if (person === null) return T.nobody;
  return person.kept ? T.kept(person.name) : T.guest(person.name);
}
