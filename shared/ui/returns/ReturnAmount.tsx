import { usePartText } from '../../i18n/use-text.ts';
import { VisuallyHidden } from '../basics/VisuallyHidden.tsx';

/** The number of pieces of a product, as `x3`; nothing for one piece. */
export function ReturnAmount({ amount }: { amount: number }) {
  const t = usePartText('returns');
  if (amount <= 1) return null;
  return (
    <span className="sw-returns__amount">
      <span aria-hidden="true" translate="no">
        {`x${amount}`}
      </span>
      <VisuallyHidden>{t('pieces', { amount })}</VisuallyHidden>
    </span>
  );
}
