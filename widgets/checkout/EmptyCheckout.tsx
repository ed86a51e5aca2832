import { useText } from '../../shared/i18n/use-text.ts';
import { LinkButton } from '../../shared/ui/basics/Button.tsx';
import { Icon } from '../../shared/ui/basics/Icon.tsx';
import type nl from './locales/nl.json';

/** Shown only after the shop has returned an empty cart. */
export function EmptyCheckout({ cartUrl }: { cartUrl: string }) {
  const t = useText<typeof nl>();
  return (
    <div className="sw-checkout__empty">
      <Icon name="cart" />
      <p className="sw-checkout__empty-text" role="status">
        {t('empty')}
      </p>
      <LinkButton href={cartUrl} variant="primary">
        {t('toCart')}
      </LinkButton>
    </div>
  );
}
