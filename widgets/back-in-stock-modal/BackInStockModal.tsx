import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { RequestDialog } from '../../shared/ui/dialog/RequestDialog.tsx';
import { Field } from '../../shared/ui/form/Field.tsx';
import { Html } from '../../shared/ui/markup/Html.tsx';
import type { BackInStockState } from './back-in-stock-modal.model.ts';
import type nl from './locales/nl.json';

/** A form that asks for a message when a product is back in stock. */
export function BackInStockModal({ model }: { model: BackInStockState }) {
  useSignals();
  const t = useText<typeof nl>();
  const { title, content } = model;
  const product = model.productName();
  const view = model.form.view.value;
  const question = title === null ? t('title') : <Html html={title} as="span" />;
  const { fieldWithOneLine: field } = model.form;
  return (
    <RequestDialog
      {...view}
      title={view.phase === 'done' ? t('thanks') : question}
      width={model.width}
      submitLabel={t('submit')}
      thanks={{ text: <p>{product ? t('promiseNamed', { product }) : t('promise')}</p> }}
      intro={
        <>
          {product && (
            <p className="sw-back-in-stock-modal__product" translate="no">
              {product}
            </p>
          )}
          {content === null ? <p>{t('once')}</p> : <Html html={content} className="sw-back-in-stock-modal__content" />}
        </>
      }
      onClosed={model.reset}
    >
      <Field {...field('name')} isAnnounced label={t('name')} autoComplete="name" autoCapitalize="words" isRequired />
      <Field
        {...field('email')}
        isAnnounced
        label={t('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        isRequired
      />
    </RequestDialog>
  );
}
