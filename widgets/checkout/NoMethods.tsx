import { useText } from '../../shared/i18n/use-text.ts';
import { Button } from '../../shared/ui/basics/Button.tsx';
import { useKitText } from '../../shared/i18n/use-text.ts';
import { Loading } from '../../shared/ui/basics/Loading.tsx';
import type { CheckoutLinks } from './checkout.model.ts';
import type { ShippingStatus } from './shipping.model.ts';
import type nl from './locales/nl.json';

interface NoMethodsProps {
  status: ShippingStatus;
  links: CheckoutLinks;
  onRetry(): void;
}

/** Stands where methods will be, or would be. What did not come is not called an error: it can be asked for again. */
export function NoMethods({ status, links, onRetry }: NoMethodsProps) {
  const t = useText<typeof nl>();
  const kit = useKitText();
  if (status.is === 'loading') {
    return (
      // What is waited for is said, and seen, above.
      <div aria-hidden="true">
        <Loading shape="text" rows={4} />
      </div>
    );
  }
  if (status.is === 'unavailable') {
    return (
      <div className="sw-checkout__none">
        <p>{t('notThere')}</p>
        <Button icon="undo" onClick={onRetry}>
          {kit('retry')}
        </Button>
      </div>
    );
  }
  return (
    <div className="sw-checkout__none">
      <p>{t('noMethods')}</p>
      {links.customerService && (
        <a className="sw-checkout__link" href={links.customerService}>
          {t('customerService')}
        </a>
      )}
    </div>
  );
}
