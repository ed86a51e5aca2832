import { useEffect, useRef } from 'react';
import { focusControl } from './focus-control.ts';

/**
 * Focuses the first invalid control of its form, for short forms without an error summary. A control that already has
 * the focus is left alone: its messages are announced.
 * @param props.count refused submissions
 */
export function FirstError({ count }: { readonly count: number }) {
  const place = useRef<HTMLSpanElement>(null);
  const seen = useRef(count);

  useEffect(() => {
    const first = place.current?.closest('form')?.querySelector('[aria-invalid="true"]');
    const isNew = count > seen.current;
    seen.current = count;
    if (isNew && first && !first.contains(document.activeElement)) focusControl(first.id);
  }, [count]);

  return <span ref={place} hidden />;
}
