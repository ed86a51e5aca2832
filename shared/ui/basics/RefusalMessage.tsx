import { useKitText } from '../../i18n/use-text.ts';
import { Message, type MessageProps } from './Message.tsx';

export interface RefusalMessageProps {
  /** Why a change failed; `shop-message` holds messages of the shop. */
  readonly refusal:
    | { readonly is: 'shop-message'; readonly messages: readonly string[] }
    | { readonly is: 'too-many-attempts' | 'offline' | 'went-wrong' };
  /** A button, such as one that retries. */
  readonly action?: MessageProps['action'];
}

/** An error message about a change that failed. */
export function RefusalMessage({ refusal, action }: RefusalMessageProps) {
  const t = useKitText();
  return (
    <Message kind="error" action={action}>
      {refusal.is === 'shop-message' && refusal.messages.length > 1
        ? refusal.messages.map((message) => <p key={message}>{message}</p>)
        : text()}
    </Message>
  );

  function text(): string {
    if (refusal.is === 'shop-message') return refusal.messages.join(', ');
    if (refusal.is === 'too-many-attempts') return t('tooManyAttempts');
    return t(refusal.is === 'offline' ? 'offline' : 'wentWrong');
  }
}
