// How wide something is on the page, for drawings that are made to measure.

import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";

/** In pixels, and nought until it is known. */
export function useWidth(place: RefObject<Element | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (!place.current) return;
    const { current } = place;
    const measure = () => setWidth(current.clientWidth);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  return width;
}
