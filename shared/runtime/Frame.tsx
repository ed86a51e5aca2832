import { useLayoutEffect, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { ReadonlySignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { i18nOf } from '../i18n/instance.ts';
import { useKitText, WidgetContext } from '../i18n/use-text.ts';
import { ContainerContext } from '../ui/basics/container-context.ts';
import { Message } from '../ui/basics/Message.tsx';
import { SlotContext, type ShowSlot } from '../ui/slots/slot-context.ts';
import { SettingsContext } from '../i18n/settings-context.ts';
import type { Settings } from '../i18n/settings.ts';

/** `unavailable`: the first call failed, and the shop's HTML stays. */
export type Phase = { is: 'waiting' } | { is: 'shown' } | { is: 'unavailable'; isThrottled: boolean };

interface FrameProps {
  widget: string;
  /** Where the view is drawn. */
  container: HTMLElement;
  settings: Settings;
  showSlot: ShowSlot;
  phase: ReadonlySignal<Phase>;
  /** Shows no message after a failed start. */
  isQuiet: boolean;
  /** Runs after the first commit with the widget's content, before it is painted. */
  onShown(): void;
  onRetry(): void;
  children: ReactNode;
}

/** Provides texts and settings to a view, and shows a message with a retry after a failed start. */
export function Frame(props: FrameProps) {
  const { widget, container, settings, showSlot, phase, isQuiet, onShown, onRetry, children } = props;
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
          <ContainerContext value={container}>
            <SlotContext value={showSlot}>
              {now.is !== 'unavailable'
                ? children
                : !isQuiet && <Unavailable isThrottled={now.isThrottled} onRetry={onRetry} />}
            </SlotContext>
          </ContainerContext>
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
