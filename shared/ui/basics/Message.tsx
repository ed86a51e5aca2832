import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';

export type MessageKind = 'info' | 'success' | 'warning' | 'error';

export interface MessageProps {
  readonly kind: MessageKind;
  /** Another drawing than that of its kind, such as a truck. */
  readonly icon?: IconName;
  readonly action?: { readonly label: string; onClick(): void } | undefined;
  /** False for a line that was there when the page was: nobody needs to be interrupted by it. */
  readonly isAnnounced?: boolean;
  readonly children: ReactNode;
}

const ICONS = { info: 'info', success: 'check', warning: 'alert', error: 'alert' } as const satisfies Record<
  MessageKind,
  IconName
>;

/** One line about what happened. An error interrupts a screen reader, anything else waits its turn. */
export function Message({ kind, icon = ICONS[kind], action, isAnnounced = true, children }: MessageProps) {
  const role = kind === 'error' ? 'alert' : 'status';
  return (
    <div className={`sw-message sw-message--${kind}`} role={isAnnounced ? role : undefined}>
      <Icon name={icon} className="sw-message__icon" />
      <div className="sw-message__text">{children}</div>
      {action && (
        <button type="button" className="sw-message__action" onClick={action.onClick}>
          {action.label}
        </button>
      )}
    </div>
  );
}
