import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { ErrorSummary } from '../../shared/ui/form/ErrorSummary.tsx';
import { Html } from '../../shared/ui/markup/Html.tsx';
import { plainText } from '../../shared/ui/markup/plain-text.ts';
import { RequestDialog } from '../../shared/ui/dialog/RequestDialog.tsx';
import { RequiredNote } from '../../shared/ui/form/RequiredNote.tsx';
import { InstallerFields } from './InstallerFields.tsx';
import type { InstallerRequestState } from './installer-request.model.ts';
import type nl from './locales/nl.json';

/** The form by which a shopper asks for an installer, in the shop's own words where it says some. */
export function InstallerDialog({ model }: { model: InstallerRequestState }) {
  useSignals();
  const t = useText<typeof nl>();
  const { form } = model;
  const words = model.words.value;
  return (
    <RequestDialog
      isOpen={form.isOpen.value}
      phase={form.phase.value}
      title={<Html html={words?.title ?? t('title')} as="span" />}
      width="580px"
      submitLabel={plainText(words?.submit_button_text ?? '') || t('submit')}
      thanks={{
        title: <Html html={words?.thanks_title ?? t('thanksTitle')} as="span" />,
        text: <Html html={words?.thanks_text ?? t('thanksText')} />,
      }}
      refusal={form.refusal.value}
      onSubmit={(typed) => void form.submit(typed)}
      onClose={model.close}
      onClosed={form.reset}
    >
      {words?.text && <Html html={words.text} className="sw-request__text" />}
      <ErrorSummary
        title={t('problems')}
        count={form.refusals.value}
        items={form.problems.value.map(({ field, message }, index) => ({
          key: `${field} ${index}`,
          message,
          href: `#sw-installer-request-${field}`,
        }))}
      />
      <RequiredNote />
      <InstallerFields form={form} hasMiddleName={model.hasMiddleName} />
    </RequestDialog>
  );
}
