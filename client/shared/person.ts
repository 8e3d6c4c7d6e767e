// Whoever uses this browser.

import type { PersonAnswer } from "~/contract/api";
import { api, asked, ownName, Refused } from "./api";

/** Whoever this browser is signed in as, if anybody. */
export async function whoAmI(): Promise<PersonAnswer | null> {
  try {
    return await asked(api.GET("/api/account"));
  } catch (error) {
    if (error instanceof Refused && error.status === 401) return null;
    throw error;
  }
}

/** The same, or a new guest. */
export async function beSomebody(): Promise<PersonAnswer> {
  const person = ownName() ? await whoAmI() : null; // without a name there is no session, as every answer tells it
  return person ?? asked(api.POST("/api/guest", { body: {} }));
}
