import type { ReactNode } from 'react';
import type returns from '../../i18n/returns/locales/nl.json';
import { usePartText } from '../../i18n/use-text.ts';
import { Button } from '../basics/Button.tsx';
import { Message } from '../basics/Message.tsx';

interface ReturnActionsProps {
  /** Label of the submit button. */
  readonly label: string;
  readonly isBusy?: boolean;
  /** Disables the submit button and gives the reason. */
  readonly isUploading?: boolean;
  /** Shown instead of the submit button. */
  readonly error?: string | null;
  /** After the submit button. */
  readonly children?: ReactNode;
}

/** The submit button of a step. */
export function ReturnActions(props: ReturnActionsProps) {
  const { label, isBusy = false, isUploading = false, error = null, children } = props;
  const t = usePartText<typeof returns>('returns');
  return (
    <>
      {isUploading && <Message kind="info">{t('uploading')}</Message>}
      <div className="sw-returns__actions">
        {error === null ? (
          <Button type="submit" variant="primary" isBusy={isBusy} isDisabled={isUploading}>
            {label}
          </Button>
        ) : (
          <Message kind="error">{error}</Message>
        )}
        {children}
      </div>
    </>
  );
}
