import { useLayoutEffect, useRef, useState } from 'react';
import { useHashTarget } from '../../shared/ui/basics/use-hash-target.ts';

/** Links to the reviews use either of these. */
const ANCHORS = ['reviews', 'beoordelingen'];

/** Draws the anchors that the page around the widget lacks, and leads there once the reviews are drawn. */
export function Anchors() {
  const mark = useRef<HTMLSpanElement>(null);
  const [missing, setMissing] = useState<readonly string[]>([]);
  useLayoutEffect(() => {
    const element = mark.current!.closest('[data-widget]');
    // What the server printed inside goes aside with the shop's HTML.
    const isThere = (id: string) =>
      [...document.querySelectorAll(`#${id}`)].some((found) => found === element || !element?.contains(found));
    setMissing(ANCHORS.filter((id) => !isThere(id)));
  }, []);
  useHashTarget((id) => (ANCHORS.includes(id) ? (document.getElementById(id) ?? mark.current) : null));
  return (
    <span ref={mark}>
      {missing.map((id) => (
        <span key={id} id={id} className="sw-product-reviews__anchor" />
      ))}
    </span>
  );
}
