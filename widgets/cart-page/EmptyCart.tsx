import { useText } from '../../shared/i18n/use-text.ts';
import { LinkButton } from '../../shared/ui/basics/Button.tsx';
import { Icon } from '../../shared/ui/basics/Icon.tsx';
import { Slot } from '../../shared/ui/slots/Slot.tsx';
import type nl from './locales/nl.json';

/** Shown only after the shop has returned an empty cart. */
export function EmptyCart({ continueUrl }: { continueUrl: string }) {
  const t = useText<typeof nl>();
  return (
    <div className="sw-cart-page__empty">
      <Icon name="cart" />
      <p className="sw-cart-page__empty-text">{t('empty')}</p>
      <LinkButton href={continueUrl} variant="primary">
        {t('continue')}
      </LinkButton>
      <Slot name="empty" />
    </div>
  );
}
