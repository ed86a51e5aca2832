import { usePartText } from '../../i18n/use-text.ts';
import { Icon } from '../basics/Icon.tsx';

/** Whether everything is known of a product. */
export function ReturnState({ isComplete }: { isComplete: boolean }) {
  const t = usePartText('returns');
  return (
    <span className={`sw-returns__state${isComplete ? ' sw-returns__state--complete' : ''}`}>
      {isComplete && <Icon name="check" />}
      <span>{t(isComplete ? 'complete' : 'incomplete')}</span>
    </span>
  );
}
