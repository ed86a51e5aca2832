import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import type { WithdrawalState } from './withdrawal.model.ts';
import type nl from './locales/nl.json';

/** What the statement is about, in a sentence above the button. */
export function Scope({ model }: { model: WithdrawalState }) {
  useSignals();
  const t = useText<typeof nl>();
  const choice = model.choice.value;
  const number = choice?.is === 'order' ? choice.order.number : model.field('order_number').value.trim();
  const lines = choice?.is === 'order' ? model.chosenLines(choice.order) : [];
  const isPart = lines.length > 0 || (choice?.is === 'typed' && model.field('part').value.trim() !== '');
  return (
    // A number that is typed would be announced with every digit.
    <div className="sw-withdrawal__scope" aria-live={choice?.is === 'order' ? 'polite' : 'off'}>
      {choice !== null && number !== '' && <p>{t(isPart ? 'scopePart' : 'scopeWhole', { number })}</p>}
      {lines.length > 0 && (
        <ul className="sw-withdrawal__scope-lines">
          {lines.map(({ line, amount }) => (
            <li key={line.id}>{t('several', { count: amount, name: line.name })}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
