import { useKitText } from '../../i18n/use-text.ts';
import { Message } from './Message.tsx';

/** An error message with a button that retries, for code or data that failed to load. */
export function LoadError({ onRetry }: { onRetry(): void }) {
  const t = useKitText();
  return (
    <Message kind="error" action={{ label: t('retry'), onClick: onRetry }}>
      {t('wentWrong')}
    </Message>
  );
}
