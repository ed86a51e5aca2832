import type upload from '../../i18n/upload/locales/nl.json';
import { useKitText, usePartText } from '../../i18n/use-text.ts';
import { Message } from '../basics/Message.tsx';

/** Why files were not uploaded. */
export type UploadAlertContent =
  | { readonly is: 'tooLarge'; readonly limit: number }
  | { readonly is: 'notPdf' | 'notImage' | 'notAllowed' | 'wentWrong' | 'tooManyAttempts' | 'expired' }
  /** A message of the shop. */
  | { readonly is: 'shop-message'; readonly text: string }
  /** More files than can be added; `count` can. */
  | { readonly is: 'fits'; readonly count: number }
  | { readonly is: 'tooMany' | 'canceled' | 'invalidAnswer' | 'wrongType' }
  | { readonly is: 'responded'; readonly statusCode: number }
  | { readonly is: 'timedOut'; readonly seconds: number };

/** An error message about an upload. */
export function UploadAlert({ alert }: { alert: UploadAlertContent | null }) {
  const t = usePartText<typeof upload>('upload');
  const kit = useKitText();
  if (!alert) return null;
  const { is, ...values } = alert;
  const reload = { label: kit('reload'), onClick: () => location.reload() };
  return (
    <Message kind="error" action={is === 'expired' ? reload : undefined}>
      {alert.is === 'shop-message' ? alert.text : t(is as 'wentWrong', values)}
    </Message>
  );
}
