import { useKitText } from '../../i18n/use-text.ts';
import { Message, type MessageProps } from './Message.tsx';

export interface RefusalMessageProps {
  /** Why a change failed; `shop-message` holds messages of the shop. */
  readonly refusal:
    | { readonly is: 'shop-message'; readonly messages: readonly string[] }
    | { readonly is: 'too-many-attempts' | 'offline' | 'went-wrong' }
    /** The session has ended: the page has to be loaded again. */
    | { readonly is: 'expired'; readonly isInputKept: boolean };
  /** A button, such as one that retries. An ended session has its own, which loads the page again. */
  readonly action?: MessageProps['action'];
  /** `error` by default. */
  readonly kind?: MessageProps['kind'];
}

/** A message about a change that failed. */
export function RefusalMessage({ refusal, action, kind = 'error' }: RefusalMessageProps) {
  const t = useKitText();
  const reload = { label: t('reload'), onClick: () => location.reload() };
  return (
    <Message kind={kind} action={refusal.is === 'expired' ? reload : action}>
      {refusal.is === 'shop-message' && refusal.messages.length > 1
        ? refusal.messages.map((message) => <p key={message}>{message}</p>)
        : text()}
    </Message>
  );

  function text(): string {
    if (refusal.is === 'shop-message') return refusal.messages.join(', ');
    if (refusal.is === 'too-many-attempts') return t('tooManyAttempts');
    if (refusal.is === 'expired') return t(refusal.isInputKept ? 'expiredKept' : 'expired');
    return t(refusal.is === 'offline' ? 'offline' : 'wentWrong');
  }
}
