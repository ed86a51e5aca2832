import { useId } from 'react';
import type { Elements } from 'react/jsx-runtime';
import { usePartText } from '../../i18n/use-text.ts';
import { Button } from '../basics/Button.tsx';
import { Message } from '../basics/Message.tsx';

interface ReturnActionsProps {
  /** Label of the submit button. */
  readonly label: string;
  /** What the button does, where its label does not say it. */
  readonly hint?: string;
  readonly isBusy?: boolean;
  /** Disables the submit button and gives the reason. */
  readonly isUploading?: boolean;
  /** Shown instead of the submit button. */
  readonly error?: string | null;
  /** After the submit button. */
  readonly children?: Elements;
}

/** The submit button of a step. */
export function ReturnActions(props: ReturnActionsProps) {
  const { label, hint, isBusy = false, isUploading = false, error = null, children } = props;
  const t = usePartText('returns');
  const id = useId();
  return (
    <>
      {hint && (
        <p id={id} className="sw-returns__hint">
          {hint}
        </p>
      )}
      {isUploading && <Message kind="info">{t('uploading')}</Message>}
      <div className="sw-returns__actions">
        {error === null ? (
          <Button
            type="submit"
            variant="confirm"
            isBusy={isBusy}
            isDisabled={isUploading}
            aria-describedby={hint ? id : undefined}
          >
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
