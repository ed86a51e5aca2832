import { useEffect, useId, useRef } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import { formatDay } from '../../shared/format/date.ts';
import { formatPrice } from '../../shared/format/price.ts';
import { formatRate } from '../../shared/format/rate.ts';
import { useSettings } from '../../shared/i18n/settings-context.ts';
import { useKitText, useText } from '../../shared/i18n/use-text.ts';
import { Message } from '../../shared/ui/basics/Message.tsx';
import type { CheckoutState } from './checkout.model.ts';
import type { ChangedEntry, EntryValue } from './order-changes.rules.ts';
import type nl from './locales/nl.json';

/** What has changed in the order since the shopper saw it. After a press it takes the focus, so that it is read. */
export function OrderChanges({ model: { review } }: { model: CheckoutState }) {
  useSignals();
  const t = useText<typeof nl>();
  const describe = useDescription();
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const count = review.questions.value;
  const focused = useRef(count);
  const changes = review.changes.value;

  useEffect(() => {
    if (count === focused.current) return;
    focused.current = count;
    place.current?.focus({ preventScroll: true });
    // The second click of a double click lands on the notice, and not on what scrolls under the pointer.
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [count]);

  if (!changes) return null;
  const { entries, before, now } = changes;
  return (
    <div
      ref={place}
      className="sw-checkout__changes"
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}list`}
    >
      <Message kind="warning" isAnnounced={false}>
        <p id={`${id}title`} className="sw-checkout__changes-title">
          {t('changedTitle')}
        </p>
        <div id={`${id}list`} className="sw-checkout__changes-text">
          <ul className="sw-checkout__changes-list" role="list">
            {entries.map((entry, index) => (
              <li key={index}>
                {entry.term && <span>{entry.name ? `${t(entry.term)} ` : t(entry.term)}</span>}
                {entry.name && <span translate="no">{entry.name}</span>}
                <span>{`: ${describe(entry)}`}</span>
              </li>
            ))}
            <li className="sw-checkout__changes-title">
              {`${t('due')}: ${describe({ before: { cents: before }, now: { cents: now } })}`}
            </li>
          </ul>
          <p>{t('changedHint', { pay: t('pay') })}</p>
        </div>
      </Message>
    </div>
  );
}

/** Describes a change in one line, without its subject: `was 3 × € 3,95, nu 4 × € 3,95`. */
function useDescription() {
  const t = useText<typeof nl>();
  const kit = useKitText();
  const { currency, locale } = useSettings();

  const included = (rate: number) => kit('vatIncluded', { rate: formatRate(rate) });

  function write({ qty, cents, text, option, rates, isUnknown }: EntryValue): string {
    if (isUnknown) return t('shippingUnknown');
    if (text) return option ? `${text}, ${formatDay(option, locale)}` : text;
    if (rates)
      return rates
        .map((rate) => (rate === null ? kit('vatAmount') : rate === 0 ? kit('vatExempt') : included(rate)))
        .join(', ');
    const price = cents === null ? kit('priceOnRequest') : cents === 0 ? kit('free') : formatPrice(cents, currency);
    return qty === undefined ? price : `${t('pieces', { count: qty })} ${price}`.replaceAll(' ', '\u00a0');
  }

  return ({ before, now }: Pick<ChangedEntry, 'before' | 'now'>): string => {
    const [old, current] = [before && write(before), now && write(now)];
    if (old === null) return t('changedNew', { now: current! });
    if (current === null) return t('changedGone', { before: old });
    return old === current ? current : t('changedRow', { before: old, now: current });
  };
}
