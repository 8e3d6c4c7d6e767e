import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LiveSocket } from "./live_socket";

/** A connection that a test opens and breaks. */
class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((closed: { code: number; reason: string }) => void) | null = null;

  constructor(readonly address: string) {
    Line.all.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = Line.OPEN;
    this.onopen?.();
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const last = (): Line => Line.all.at(-1) ?? expect.fail("Nothing was opened.");

beforeEach(() => {
  Line.all = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function opened(hello?: unknown) {
  const heard: unknown[] = [];
  const pauses: number[] = [];
  const refusals: string[] = [];
  const socket = new LiveSocket<{ type: string }>(
    "/api/x",
    { heard: (one) => heard.push(one), lost: (pause) => pauses.push(pause), refused: (words) => refusals.push(words) },
    hello,
  );
  socket.open();
  last().open();
  return { socket, heard, pauses, refusals };
}

test("it greets, and hears all but the beat", () => {
  const { socket, heard } = opened({ key: "k" });
  expect(last().sent).toEqual(['{"key":"k"}']);
  last().say({ type: "beat" });
  last().say({ type: "news" });
  last().say({ error: "the reason of the closing" });
  expect(heard).toEqual([{ type: "news" }]);
  expect(socket.send("move")).toBe(true);
});

test("a broken connection comes back after pauses that grow, until it is heard again", () => {
  const { socket, pauses } = opened();
  for (let times = 0; times < 8; times += 1) {
    last().onclose?.({ code: 1006, reason: "" });
    expect(socket.send("move")).toBe(false);
    vi.advanceTimersByTime(15_000);
  }
  expect(Line.all).toHaveLength(9);
  expect(pauses[0]).toBeLessThanOrEqual(500);
  expect(pauses[7]).toBeGreaterThanOrEqual(7_500);
  last().say({ type: "news" });
  last().onclose?.({ code: 1006, reason: "" });
  expect(pauses[8]).toBeLessThanOrEqual(500);
});

test("silence is a broken connection", () => {
  const { pauses } = opened();
  last().say({ type: "news" });
  vi.advanceTimersByTime(49_000);
  expect(pauses).toHaveLength(0);
  vi.advanceTimersByTime(2_000);
  expect(pauses).toHaveLength(1);
});

test("what is refused is not tried again", () => {
  const { pauses, refusals } = opened();
  last().onclose?.({ code: 4404, reason: "There is no such table." });
  vi.advanceTimersByTime(60_000);
  expect([refusals, pauses]).toEqual([["There is no such table."], []]);
  expect(Line.all).toHaveLength(1);
});
