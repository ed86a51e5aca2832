import { useLayoutEffect, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { ReadonlySignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { i18nOf } from '../i18n/instance.ts';
import { useKitText, WidgetContext } from '../i18n/use-text.ts';
import { Message } from '../ui/basics/Message.tsx';
import { SettingsContext } from '../i18n/settings-context.ts';
import type { Settings } from '../i18n/settings.ts';

/** `unavailable`: the first call failed, and the shop's HTML stands where the widget would. */
export type Phase = { is: 'waiting' } | { is: 'shown' } | { is: 'unavailable'; isThrottled: boolean };

interface FrameProps {
  widget: string;
  settings: Settings;
  phase: ReadonlySignal<Phase>;
  /** A failed start is not spoken of. */
  isQuiet: boolean;
  /** The first commit with the widget's own content is done, and not yet painted. */
  onShown(): void;
  onRetry(): void;
  children: ReactNode;
}

/** What stands around every view: its words, the page's settings, and the way out of a failed start. */
export function Frame({ widget, settings, phase, isQuiet, onShown, onRetry, children }: FrameProps) {
  useSignals();
  const now = phase.value;
  const { is } = now;
  useLayoutEffect(() => {
    if (is === 'shown') onShown();
  }, [is, onShown]);
  return (
    <I18nextProvider i18n={i18nOf(settings.locale)}>
      <SettingsContext value={settings}>
        <WidgetContext value={widget}>
          {now.is !== 'unavailable'
            ? children
            : !isQuiet && <Unavailable isThrottled={now.isThrottled} onRetry={onRetry} />}
        </WidgetContext>
      </SettingsContext>
    </I18nextProvider>
  );
}

function Unavailable({ isThrottled, onRetry }: { isThrottled: boolean; onRetry(): void }) {
  const t = useKitText();
  return (
    <Message kind="error" action={{ label: t('retry'), onClick: onRetry }}>
      {t(isThrottled ? 'tooManyAttempts' : 'wentWrong')}
    </Message>
  );
}
