const NEAR = 16;

/** Those whose numbers do not run into each other, from the left. */
export function apart<Place extends { x: number }>(places: readonly Place[]): Place[] {
  let last = -NEAR;
  return places.filter(({ x }) => {
    const isFree = x - last >= NEAR;
    if (isFree) last = x;
    return isFree;
  });
}
