import { expect, test } from "vitest";
import { secretFor } from "./sitting";

test("a secret is made once for a match, and noted with the commitment that was there first", () => {
  const secret = secretFor("t1", 1, "of the server");
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(secretFor("t1", 1, "exchanged later")).toBe(secret);
  expect(secretFor("t1", 2, "of the server")).not.toBe(secret);
  const noted: unknown = JSON.parse(localStorage.getItem("pegout.match.t1.1") ?? "null");
  expect(noted).toEqual({ commitment: "of the server", secret });
});
