import { useEffect, useId, useRef, useState } from 'react';
import { formatMoment } from '../../shared/format/moment.ts';
import { useSettings } from '../../shared/i18n/settings-context.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { Button, LinkButton } from '../../shared/ui/basics/Button.tsx';
import { Icon } from '../../shared/ui/basics/Icon.tsx';
import { Slot } from '../../shared/ui/slots/Slot.tsx';
import type { WithdrawalReceipt } from '../../shared/contract/withdrawal.ts';
import type nl from './locales/nl.json';

interface ReceiptProps {
  readonly receipt: WithdrawalReceipt;
  /** The address of the statement, for a receipt without one. */
  readonly email: string;
}

/** The acknowledgement, to print and to save. It takes the focus from the button that was removed. */
export function Receipt({ receipt, email }: ReceiptProps) {
  const t = useText<typeof nl>();
  const { locale } = useSettings();
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const file = useFile(receipt.text);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="sw-withdrawal__receipt" aria-labelledby={id}>
      <h2 ref={heading} id={id} className="sw-withdrawal__heading" tabIndex={-1}>
        <Icon name="check" className="sw-withdrawal__check" />
        <span>{t('received')}</span>
      </h2>
      <p>{t('receivedText', { email: receipt.email ?? email })}</p>
      <dl className="sw-withdrawal__facts">
        <div className="sw-withdrawal__fact">
          <dt className="sw-withdrawal__term">{t('reference')}</dt>
          <dd className="sw-withdrawal__value" translate="no">
            {receipt.id}
          </dd>
        </div>
        <div className="sw-withdrawal__fact">
          <dt className="sw-withdrawal__term">{t('receivedAt')}</dt>
          <dd className="sw-withdrawal__value">
            <time dateTime={receipt.received_at}>{formatMoment(receipt.received_at, locale)}</time>
          </dd>
        </div>
      </dl>
      <div className="sw-withdrawal__text">{receipt.text.trim()}</div>
      <div className="sw-withdrawal__ways">
        <Button onClick={() => print()}>{t('print')}</Button>
        <LinkButton href={file} download={`${String(receipt.id).replaceAll(/[^\w-]/g, '-')}.txt`}>
          {t('save')}
        </LinkButton>
      </div>
      <Slot name="receipt-end" />
    </section>
  );
}

/** The address of a text file in this page, as long as the receipt is shown. */
function useFile(text: string): string {
  const [file] = useState(() => URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' })));
  useEffect(() => () => URL.revokeObjectURL(file), [file]);
  return file;
}
