import type { usePartText } from '../../i18n/use-text.ts';
import type { UploadAlert } from '../../rules/media.ts';

export function uploadAlertText(alert: UploadAlert, t: ReturnType<typeof usePartText<'upload'>>): string {
  if (alert.is === 'shop-message') return alert.text;
  const { is, ...values } = alert;
  return t(is, values);
}
