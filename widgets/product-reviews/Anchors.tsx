import { useLayoutEffect, useRef, useState } from 'react';
import { useHashTarget } from '../../shared/ui/basics/use-hash-target.ts';

/** The fragments of links to the reviews. */
const ANCHORS = ['reviews', 'beoordelingen'];

/** Adds the anchors that the page does not have, and scrolls to them when the address names one. */
export function Anchors() {
  const mark = useRef<HTMLSpanElement>(null);
  const [missing, setMissing] = useState<readonly string[]>([]);
  useLayoutEffect(() => {
    const element = mark.current!.closest('[data-widget]');
    // Anchors in the server markup are hidden with it.
    const exists = (id: string) =>
      [...document.querySelectorAll(`#${id}`)].some((owner) => owner === element || !element?.contains(owner));
    setMissing(ANCHORS.filter((id) => !exists(id)));
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
