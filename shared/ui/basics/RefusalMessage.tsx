import { useKitText } from '../../i18n/use-text.ts';
import { Message, type MessageProps } from './Message.tsx';

export interface RefusalMessageProps {
  /** Why a change was not made; the shop's own words when it said some. */
  readonly refusal:
    | { readonly is: 'said'; readonly messages: readonly string[] }
    | { readonly is: 'too-many' | 'offline' | 'went-wrong' };
  /** What helps, such as loading the page again. */
  readonly action?: MessageProps['action'];
}

/** One line about a change that was not made. */
export function RefusalMessage({ refusal, action }: RefusalMessageProps) {
  const t = useKitText();
  return (
    <Message kind="error" action={action}>
      {words()}
    </Message>
  );

  function words(): string {
    if (refusal.is === 'said') return refusal.messages.join(', ');
    if (refusal.is === 'too-many') return t('tooManyAttempts');
    return t(refusal.is === 'offline' ? 'offline' : 'wentWrong');
  }
}
