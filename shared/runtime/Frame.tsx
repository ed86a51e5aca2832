import { useLayoutEffect } from 'react';
import type { Content } from 'react/jsx-runtime';
import { I18nextProvider } from 'react-i18next';
import type { i18n } from 'i18next';
import type { ReadonlySignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useKitText, WidgetContext } from '../i18n/use-text.ts';
import type { Expired, Refusal } from '../http/refusal.ts';
import { PrintedContext, type Printed } from '../ui/basics/printed-context.ts';
import { RefusalMessage } from '../ui/basics/RefusalMessage.tsx';
import { SessionContext } from '../ui/basics/session-context.ts';
import { SessionNotice } from '../ui/basics/SessionNotice.tsx';
import { SlotContext, type ShowSlot } from '../ui/slots/slot-context.ts';
import { SettingsContext } from '../i18n/settings-context.ts';
import type { Settings } from '../i18n/settings.ts';
import type { Phase } from './start-model.ts';

interface FrameProps {
  widget: string;
  i18n: i18n;
  /** The first frame is that of a server. */
  printed?: Printed | undefined;
  settings: Settings;
  showSlot: ShowSlot;
  phase: ReadonlySignal<Phase>;
  /** Set when the session has ended. */
  expired: ReadonlySignal<Expired | null>;
  /** Shows no message after a failed start. */
  isQuiet: boolean;
  /** Runs after the first commit with the widget's content, before it is painted. */
  onShown(): void;
  onRetry(): void;
  children: Content;
}

/** Provides texts and settings to a view, and shows a message with a retry after a failed start. */
export function Frame(props: FrameProps) {
  useSignals();
  const { widget, i18n, printed, settings, showSlot, phase, expired, isQuiet, onShown, onRetry, children } = props;
  const now = phase.value;
  const { is } = now;
  useLayoutEffect(() => {
    if (is === 'shown') onShown();
  }, [is, onShown]);
  return (
    <I18nextProvider i18n={i18n}>
      <SettingsContext value={settings}>
        <WidgetContext value={widget}>
          <PrintedContext value={printed}>
            <SlotContext value={showSlot}>
              {now.is === 'unavailable' ? (
                !isQuiet && <Unavailable refusal={now.refusal} onRetry={onRetry} />
              ) : (
                <SessionContext value={expired.value}>
                  {is === 'shown' && <SessionNotice />}
                  {children}
                </SessionContext>
              )}
            </SlotContext>
          </PrintedContext>
        </WidgetContext>
      </SettingsContext>
    </I18nextProvider>
  );
}

function Unavailable({ refusal, onRetry }: { refusal: Refusal; onRetry(): void }) {
  const t = useKitText();
  return <RefusalMessage refusal={refusal} action={{ label: t('retry'), onClick: onRetry }} />;
}
