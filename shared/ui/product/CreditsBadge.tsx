import { usePartText } from '../../i18n/use-text.ts';
import { formatCount } from '../../format/count.ts';
import { useSettings } from '../../i18n/settings-context.ts';
import { Icon } from '../basics/Icon.tsx';

/** A number of Power Credits. */
export function CreditsBadge({ credits }: { credits: number }) {
  const t = usePartText('credits');
  const { locale } = useSettings();
  return (
    <span className="sw-credits">
      <Icon name="sun" />
      <span className="sw-credits__text">{` ${t('credits', { count: credits, amount: formatCount(credits, locale) })}`}</span>
    </span>
  );
}
