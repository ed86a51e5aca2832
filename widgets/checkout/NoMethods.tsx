import { useText } from '../../shared/i18n/use-text.ts';
import { Button } from '../../shared/ui/basics/Button.tsx';
import { useKitText } from '../../shared/i18n/use-text.ts';
import { RefusalMessage } from '../../shared/ui/basics/RefusalMessage.tsx';
import { Loading } from '../../shared/ui/basics/Loading.tsx';
import type { CheckoutLinks } from './checkout.model.ts';
import type { LoadStatus } from './methods.model.ts';
import type nl from './locales/nl.json';

interface NoMethodsProps {
  status: LoadStatus;
  links: CheckoutLinks;
  onRetry(): void;
}

/** The state without methods: loading, failed with a retry, or none available. */
export function NoMethods({ status, links, onRetry }: NoMethodsProps) {
  const t = useText<typeof nl>();
  const kit = useKitText();
  if (status.is === 'loading') {
    return (
      // The live region above shows and announces the loading state.
      <div aria-hidden="true">
        <Loading shape="text" rows={4} />
      </div>
    );
  }
  if (status.is === 'unavailable') {
    return status.refusal.is === 'expired' ? (
      <RefusalMessage kind="info" refusal={status.refusal} />
    ) : (
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
