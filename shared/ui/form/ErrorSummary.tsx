import { useEffect, useId, useRef, type MouseEvent } from 'react';
import { useKitText } from '../../i18n/use-text.ts';
import { Icon } from '../basics/Icon.tsx';
import { focusControl } from './focus-control.ts';

export interface SummaryItem {
  readonly key: string;
  /** Names the part of the form, where fields of two parts can have the same message. */
  readonly section?: string | undefined;
  /** The message, as at the field. */
  readonly message: string;
  /** `#` and the id of the control or group. */
  readonly href?: string | undefined;
  /** Something has to happen first, such as another step being shown; then the control is looked for. */
  onClick?: (() => void) | undefined;
}

export interface ErrorSummaryProps {
  /** Counts refused submissions: each time it grows, the summary takes the focus, so that it is read and seen. */
  readonly count: number;
  readonly items: readonly SummaryItem[];
}

/**
 * The errors of a form, each with a link to its field. Not an alert: it takes the focus, so that screen readers read
 * it.
 */
export function ErrorSummary({ count, items }: ErrorSummaryProps) {
  const t = useKitText();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const focused = useRef(0);
  const isShown = items.length > 0;

  useEffect(() => {
    // The messages may arrive after the count.
    if (!isShown) return;
    if (count > focused.current) {
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView({ block: 'center' });
    }
    focused.current = count;
  }, [count, isShown]);

  if (!isShown) return null;
  return (
    <section className="sw-error-summary" aria-labelledby={id}>
      <h2 ref={heading} id={id} className="sw-error-summary__title" tabIndex={-1}>
        <Icon name="alert" />
        <span>{t('problems')}</span>
      </h2>
      <ul className="sw-error-summary__list">
        {items.map((item) => (
          <li key={item.key} className="sw-error-summary__item">
            <Item section={item.section} message={item.message} href={item.href} onClick={item.onClick} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Item({ section, message, href, onClick }: Omit<SummaryItem, 'key'>) {
  const text = section === undefined ? message : `${section}: ${message}`;
  if (href !== undefined)
    return (
      <a className="sw-error-summary__link" href={href} onClick={lead}>
        {text}
      </a>
    );
  if (!onClick) return <span>{text}</span>;
  return (
    <button type="button" className="sw-error-summary__link" onClick={onClick}>
      {text}
    </button>
  );

  function lead(event: MouseEvent) {
    event.preventDefault(); // Adds no entry to the history.
    onClick?.();
    focusControl(href!.slice(1));
  }
}
