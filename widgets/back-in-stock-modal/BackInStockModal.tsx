import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { Field } from '../../shared/ui/form/Field.tsx';
import { FirstError } from '../../shared/ui/form/FirstError.tsx';
import { Html } from '../../shared/ui/markup/Html.tsx';
import { RequestDialog } from '../../shared/ui/dialog/RequestDialog.tsx';
import { RequiredNote } from '../../shared/ui/form/RequiredNote.tsx';
import type { BackInStockField, BackInStockState } from './back-in-stock-modal.model.ts';
import type nl from './locales/nl.json';

/** Asks who wants to hear when a product is there again. */
export function BackInStockModal({ model }: { model: BackInStockState }) {
  useSignals();
  const t = useText<typeof nl>();
  const { form, title, content } = model;
  return (
    <RequestDialog
      isOpen={form.isOpen.value}
      phase={form.phase.value}
      title={title === null ? t('title') : <Html html={title} as="span" />}
      width={model.width}
      submitLabel={t('submit')}
      thanks={{ text: <p>{t('thanks')}</p> }}
      refusal={form.refusal.value}
      onSubmit={(typed) => void form.submit(typed)}
      onClose={form.close}
      onClosed={model.reset}
    >
      {content !== null && <Html html={content} className="sw-back-in-stock-modal__content" />}
      <RequiredNote />
      <Field {...fieldOf('name')} label={t('name')} autoComplete="name" autoCapitalize="words" isRequired />
      <Field
        {...fieldOf('email')}
        label={t('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        isRequired
      />
      <FirstError count={form.refusals.value} />
    </RequestDialog>
  );

  /** What the shop says about one field is one line. */
  function fieldOf(name: BackInStockField) {
    const errors = form.errorsOf(name);
    return {
      name,
      value: form.values.value[name],
      errors: errors.length > 0 ? [errors.join(', ')] : [],
      isAnnounced: true,
      onChange: (value: string) => form.edit(name, value),
    };
  }
}
