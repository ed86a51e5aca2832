import { useEffect, useRef } from 'react';
import { scrollToControl } from './scroll-to.ts';

/**
 * Leads to the first control in error of the form around it, if the form is short enough to do without a summary. A
 * control that has the focus already is not read again: its messages are announced.
 * @param props.count refused submissions
 */
export function FirstError({ count }: { readonly count: number }) {
  const place = useRef<HTMLSpanElement>(null);
  const seen = useRef(count);

  useEffect(() => {
    const first = place.current?.closest('form')?.querySelector('[aria-invalid="true"]');
    const isNew = count > seen.current;
    seen.current = count;
    if (isNew && first && !first.contains(document.activeElement)) scrollToControl(first.id);
  }, [count]);

  return <span ref={place} hidden />;
}
