import { useEffect, useRef, useState } from 'react';
import { leadTo } from './lead-to.ts';

export interface FirstErrorProps {
  /** Counts refused submissions: each time it grows, the first control in error takes the focus. */
  readonly count: number;
  /** What stands at the controls; empty once they were edited. */
  readonly messages: readonly string[];
}

/**
 * Leads to what has to be mended in the form around it, if it is short enough to do without a summary. A control that
 * has the focus already gets it from nowhere and is not read again: its message is then an alert.
 */
export function FirstError({ count, messages }: FirstErrorProps) {
  const place = useRef<HTMLParagraphElement>(null);
  const seen = useRef(count);
  const [alerted, setAlerted] = useState<number | null>(null);

  useEffect(() => {
    const first = place.current?.closest('form')?.querySelector('[aria-invalid="true"]');
    const isNew = count > seen.current;
    seen.current = count;
    if (!isNew || !first) return;
    if (first.contains(document.activeElement)) setAlerted(count);
    else leadTo(first.id);
  }, [count]);

  return (
    <p ref={place} className="sw-visually-hidden" role="alert">
      {alerted === count && messages.join(' ')}
    </p>
  );
}
