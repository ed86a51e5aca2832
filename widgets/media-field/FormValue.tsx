import { useEffect, useEffectEvent, useRef } from 'react';

const ATTRIBUTE = 'data-value';

interface FormValueProps {
  readonly name: string;
  readonly value: string;
  /** The page wrote another value into its template's attribute. */
  onGiven(value: string): void;
  /** The surrounding form was reset. */
  onReset(): void;
}

/** The input that the surrounding form sends, and the ears for what the page does to it. */
export function FormValue({ name, value, onGiven, onReset }: FormValueProps) {
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(value);
  const given = useEffectEvent(onGiven);
  const reset = useEffectEvent(onReset);

  // Scripts of the page hear of a change as they would of any other field's.
  useEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    input.current?.dispatchEvent(new Event('change', { bubbles: true }));
  }, [value]);

  useEffect(() => {
    const element = input.current?.closest<HTMLElement>('[data-widget]');
    if (!element) return undefined;
    let last = element.getAttribute(ATTRIBUTE) ?? '';
    const watcher = new MutationObserver(() => {
      const now = element.getAttribute(ATTRIBUTE) ?? '';
      // A template that is written again with the same value gives nothing new, and takes nothing away.
      if (now !== last) given((last = now));
    });
    watcher.observe(element, { attributeFilter: [ATTRIBUTE] });
    return () => watcher.disconnect();
  }, []);

  useEffect(() => {
    const left = new AbortController();
    // A form is reset by the time its event has gone through the page, unless somebody has prevented it.
    const hear = (event: Event) =>
      void setTimeout(() => event.target === input.current?.form && !event.defaultPrevented && reset());
    document.addEventListener('reset', hear, { signal: left.signal });
    return () => left.abort();
  }, []);

  return <input ref={input} type="hidden" name={name} value={value} />;
}
