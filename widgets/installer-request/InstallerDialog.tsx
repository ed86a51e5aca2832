import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { RequestDialog } from '../../shared/ui/dialog/RequestDialog.tsx';
import { Html } from '../../shared/ui/markup/Html.tsx';
import { plainText } from '../../shared/ui/markup/plain-text.ts';
import { InstallerFields } from './InstallerFields.tsx';
import type { InstallerRequestState } from './installer-request.model.ts';
import type nl from './locales/nl.json';

/** The request form. Texts of the shop replace the widget's own. */
export function InstallerDialog({ model }: { model: InstallerRequestState }) {
  useSignals();
  const t = useText<typeof nl>();
  const texts = model.texts.value;
  return (
    <RequestDialog
      {...model.form.view.value}
      title={<Html html={texts?.title ?? t('title')} as="span" />}
      width="580px"
      submitLabel={plainText(texts?.submit_button_text ?? '') || t('submit')}
      thanks={{
        title: <Html html={texts?.thanks_title ?? t('thanksTitle')} as="span" />,
        text: <Html html={texts?.thanks_text ?? t('thanksText')} />,
      }}
      hasSummary
      intro={texts?.text && <Html html={texts.text} className="sw-request__text" />}
      onClose={model.close}
    >
      <InstallerFields model={model} />
    </RequestDialog>
  );
}
