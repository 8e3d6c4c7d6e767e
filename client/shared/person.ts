// Whoever this browser is signed in as.

import type { PersonAnswer } from "~/contract/api";
import { api, asked, Refused } from "./api";

const NOBODY = 401;

/** Null where it is nobody yet. */
export async function whoAmI(): Promise<PersonAnswer | null> {
  try {
    return await asked(api.GET("/api/account"));
  } catch (error) {
    if (error instanceof Refused && error.status === NOBODY) return null;
    throw error;
  }
}
