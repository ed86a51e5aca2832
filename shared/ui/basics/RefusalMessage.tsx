import type { Refusal } from '../../http/refusal.ts';
import { useKitText } from '../../i18n/use-text.ts';
import { Message, type MessageProps } from './Message.tsx';
import { refusalText } from './refusal-text.ts';

export interface RefusalMessageProps {
  readonly refusal: Refusal;
  /** A button, such as one that retries. An ended session has its own, which loads the page again. */
  readonly action?: MessageProps['action'];
  /** `error` by default. */
  readonly kind?: MessageProps['kind'];
}

/** The message of a refusal. */
export function RefusalMessage({ refusal, action, kind = 'error' }: RefusalMessageProps) {
  const t = useKitText();
  const reload = { label: t('reload'), onClick: () => location.reload() };
  return (
    <Message kind={kind} action={refusal.is === 'expired' ? reload : action}>
      {refusal.is === 'shop-message' && refusal.messages.length > 1
        ? refusal.messages.map((message) => <p key={message}>{message}</p>)
        : refusalText(refusal, t)}
    </Message>
  );
}
