import type { ReactNode } from 'react';
import type upload from '../../i18n/upload/locales/nl.json';
import { usePartText } from '../../i18n/use-text.ts';
import { Message } from '../basics/Message.tsx';

/** Why files were not uploaded. */
export type UploadAlertContent =
  | { readonly is: 'tooLarge'; readonly limit: number }
  | { readonly is: 'notPdf' | 'notImage' | 'notAllowed' | 'wentWrong' | 'tooManyAttempts' | 'expired' }
  /** A message of the shop. */
  | { readonly is: 'said'; readonly text: string }
  | { readonly is: 'tooMany' | 'canceled' | 'invalidAnswer' | 'wrongType' }
  | { readonly is: 'responded'; readonly statusCode: number }
  | { readonly is: 'timedOut'; readonly seconds: number };

/** Messages of the upload library. */
const LIBRARY: ReadonlySet<string> = new Set([
  'tooMany',
  'canceled',
  'invalidAnswer',
  'wrongType',
  'responded',
  'timedOut',
]);

/** An error message about an upload. */
export function UploadAlert({ alert }: { alert: UploadAlertContent | null }) {
  const t = usePartText<typeof upload>('upload');
  if (!alert) return null;
  const { is, ...values } = alert;
  const text = alert.is === 'said' ? alert.text : t(is as 'wentWrong', values);
  return <Message kind="error">{LIBRARY.has(is) ? <LibraryText>{text}</LibraryText> : text}</Message>;
}

/** A message of the upload library. It is English on every page, and is marked as English for screen readers. */
export function LibraryText({ children }: { children: ReactNode }) {
  const t = usePartText<typeof upload>('upload');
  return <span lang={t('libraryLanguage')}>{children}</span>;
}
