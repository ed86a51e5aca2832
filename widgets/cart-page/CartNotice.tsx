import { useLayoutEffect, useRef, type FocusEvent, type PointerEvent } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import { formatPrice } from '../../shared/format/price.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { useSettings } from '../../shared/i18n/settings-context.ts';
import { Button } from '../../shared/ui/basics/Button.tsx';
import { Message } from '../../shared/ui/basics/Message.tsx';
import { RefusalMessage } from '../../shared/ui/basics/RefusalMessage.tsx';
import type { CartPageState } from './cart-page.model.ts';
import type nl from './locales/nl.json';

/** The result of the last change: announced once to screen readers, and visible where the shopper must act. */
export function CartNotice({ model }: { model: CartPageState }) {
  useSignals();
  const t = useText<typeof nl>();
  const notice = model.notice.value;
  return (
    <div className="sw-cart-page__notice">
      <LiveRegion model={model} />
      {notice.is === 'refused' && <RefusalMessage refusal={notice.refusal} />}
      {notice.is === 'unsure' && (
        <Message kind="error" action={{ label: t('reload'), onClick: () => void model.reload() }}>
          {t('unsure')}
        </Message>
      )}
      {notice.is === 'limited' && (
        <Message kind="info">{t('limited', { quantity: notice.quantity, most: notice.most })}</Message>
      )}
      <UndoOffer model={model} />
    </div>
  );
}

/** The one polite live region of the cart. */
function LiveRegion({ model }: { model: CartPageState }) {
  useSignals();
  const t = useText<typeof nl>();
  const { currency } = useSettings();
  const notice = model.notice.value;
  const news = [
    model.isBusy.value && t('busy'),
    notice.is === 'changed' && t('changed', { total: formatPrice(notice.total, currency) }),
    notice.is === 'restored' && t('restored', { name: notice.line.name }),
  ];
  return (
    <p className="sw-visually-hidden" role="status">
      {news.filter(Boolean).join(' ')}
    </p>
  );
}

function UndoOffer({ model: { undo, restore, isBusy } }: { model: CartPageState }) {
  useSignals();
  const t = useText<typeof nl>();
  const button = useRef<HTMLButtonElement>(null);
  const line = undo.line.value;
  useLayoutEffect(() => {
    if (line) button.current?.focus();
  }, [line]);
  if (!line) return null;

  /** The offer stays while focus or pointer is on it. */
  function leave({ currentTarget, relatedTarget }: FocusEvent | PointerEvent) {
    const staysInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    if (!staysInside && !currentTarget.matches(':hover:not(:focus-within)')) undo.startTimer();
  }

  return (
    <div
      className="sw-cart-page__undo"
      onFocus={undo.pauseTimer}
      onBlur={leave}
      onPointerEnter={undo.pauseTimer}
      onPointerLeave={leave}
    >
      <Message kind="info">
        <span className="sw-cart-page__removed">{t('removed', { name: line.name })}</span>
        <Button ref={button} variant="quiet" icon="undo" isBusy={isBusy.value} onClick={() => void restore()}>
          {t('undo')}
        </Button>
      </Message>
    </div>
  );
}
