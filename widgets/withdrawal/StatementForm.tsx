import { useContext } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import { useText, WidgetContext } from '../../shared/i18n/use-text.ts';
import { Button } from '../../shared/ui/basics/Button.tsx';
import { RefusalMessage } from '../../shared/ui/basics/RefusalMessage.tsx';
import { ErrorSummary, type SummaryItem } from '../../shared/ui/form/ErrorSummary.tsx';
import { Field } from '../../shared/ui/form/Field.tsx';
import { RequiredNote } from '../../shared/ui/form/RequiredNote.tsx';
import { typedValues } from '../../shared/ui/form/typed-values.ts';
import { ContractFields } from './ContractFields.tsx';
import type { WithdrawalState } from './withdrawal.model.ts';
import type nl from './locales/nl.json';

/** The statement, and the button that sends it. */
export function StatementForm({ model }: { model: WithdrawalState }) {
  useSignals();
  const t = useText<typeof nl>();
  const refusal = model.refusal.value;
  return (
    <form
      className="sw-withdrawal__form"
      aria-label={t('label')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void model.submit(typedValues(event.currentTarget));
      }}
    >
      <FormErrors model={model} />
      <RequiredNote />
      <ContractFields model={model} />
      <div className="sw-withdrawal__person">
        <Field {...model.field('name')} label={t('name')} isRequired autoComplete="name" autoCapitalize="words" />
        <Field
          {...model.field('email')}
          label={t('email')}
          hint={t('emailHint')}
          type="email"
          isRequired
          autoComplete="email"
          autoCapitalize="none"
        />
      </div>
      <Scope model={model} />
      {refusal && (
        <div className="sw-withdrawal__failure">
          <RefusalMessage refusal={refusal} />
          <p>{t('notConfirmed')}</p>
        </div>
      )}
      <div className="sw-withdrawal__send">
        <Button type="submit" variant="confirm" isBusy={model.isBusy.value}>
          {t('confirm')}
        </Button>
      </div>
    </form>
  );
}

/** The shop's messages, with links to the fields that the form has. */
function FormErrors({ model }: { model: WithdrawalState }) {
  useSignals();
  const widget = useContext(WidgetContext);
  const isListed = model.orders.value.length > 0 && model.choice.value?.is !== 'typed';
  const hrefs: Readonly<Record<string, string>> = {
    order_number: `#sw-${widget}-${isListed ? 'order' : 'order_number'}`,
    part: `#sw-${widget}-part`,
    name: `#sw-${widget}-name`,
    email: `#sw-${widget}-email`,
  };
  const items = Object.entries(model.errors.value).flatMap(([field, messages]): SummaryItem[] =>
    messages.map((message) => ({ key: `${field} ${message}`, message, href: hrefs[field] })),
  );
  return <ErrorSummary count={model.refusals.value} items={items} />;
}

/** What the statement is about, in a sentence above the button. */
function Scope({ model }: { model: WithdrawalState }) {
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
