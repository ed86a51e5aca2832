import { useEffect, useId, useRef } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import type { OrderReturn } from '../../shared/contract/returns.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { FieldErrors } from '../../shared/ui/form/FieldErrors.tsx';
import { Heading } from '../../shared/ui/basics/Heading.tsx';
import { ReturnLineFields } from './ReturnLineFields.tsx';
import type { ReturnOrderFormState } from './return-order-form.model.ts';
import type nl from './locales/nl.json';
import { importWithRecovery } from '../../shared/runtime/import-with-recovery.ts';
import { LoadError } from '../../shared/ui/basics/LoadError.tsx';
import { useLazyComponent } from '../../shared/ui/basics/use-lazy-component.ts';

/** The lines of the return. */
export function ReturnLines({ model, order }: { model: ReturnOrderFormState; order: OrderReturn }) {
  useSignals();
  const t = useText<typeof nl>();
  const id = useId();
  const lines = model.lines.value;
  const removals = model.removals.value;
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    // The dialog that asked has closed by the next frame.
    if (removals > 0) requestAnimationFrame(() => heading.current?.focus());
  }, [removals]);

  return (
    <div className="sw-return-order-form__part">
      <Heading below={1} ref={heading} className="sw-return-order-form__part-heading" tabIndex={-1}>
        {t('returning')}
      </Heading>
      <FieldErrors id={`${id}-errors`} errors={model.errors()['rmaLines']} />
      <p className="sw-return-order-form__count" role="status">
        {lines.length === 0 ? t('empty') : t('lines', { count: lines.length })}
      </p>
      {lines.length > 0 && (
        <ul className="sw-return-order-form__returning">
          {lines.map((line) => (
            <ReturnLineFields key={line.orderLine.id} model={model} order={order} line={line} />
          ))}
        </ul>
      )}
      <RemoveLine model={model} />
    </div>
  );
}

/** Asks whether a line is to be removed. The dialog loads when it is first needed. */
function RemoveLine({ model }: { model: ReturnOrderFormState }) {
  useSignals();
  const t = useText<typeof nl>();
  const { line, isOpen } = model.question.value;
  const { Part, hasFailed, reach } = useLazyComponent(
    async () =>
      (await importWithRecovery('RemovalDialog', () => import('../../shared/ui/dialog/RemovalDialog.tsx')))
        .RemovalDialog,
    isOpen,
  );
  if (!Part) return isOpen && hasFailed ? <LoadError onRetry={reach} /> : null;
  return (
    <Part
      isOpen={isOpen}
      title={t('removeQuestion')}
      cancelLabel={t('cancel')}
      removeLabel={t('removeLine')}
      onClose={model.closeQuestion}
      onRemove={model.remove}
    >
      <p>{line?.orderLine.name}</p>
    </Part>
  );
}
