import { useSignals } from '@preact/signals-react/runtime';
import { joined } from '../../shared/format/joined.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { RequestDialog } from '../../shared/ui/dialog/RequestDialog.tsx';
import { Field } from '../../shared/ui/form/Field.tsx';
import { Html } from '../../shared/ui/markup/Html.tsx';
import type { BackInStockField, BackInStockState } from './back-in-stock-modal.model.ts';
import type nl from './locales/nl.json';

/** A form that asks for a message when a product is back in stock. */
export function BackInStockModal({ model }: { model: BackInStockState }) {
  useSignals();
  const t = useText<typeof nl>();
  const { title, content } = model;
  return (
    <RequestDialog
      {...model.form.view.value}
      title={title === null ? t('title') : <Html html={title} as="span" />}
      width={model.width}
      submitLabel={t('submit')}
      thanks={{ text: <p>{t('thanks')}</p> }}
      intro={content !== null && <Html html={content} className="sw-back-in-stock-modal__content" />}
      onClosed={model.reset}
    >
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
    </RequestDialog>
  );

  /** The messages about a field are shown as one line. */
  function fieldOf(name: BackInStockField) {
    const field = model.form.field(name);
    return { ...field, errors: joined(field.errors), isAnnounced: true };
  }
}
