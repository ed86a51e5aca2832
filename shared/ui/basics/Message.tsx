import type { Content } from 'react/jsx-runtime';
import { Icon, type IconName } from './Icon.tsx';

export type MessageKind = 'info' | 'success' | 'warning' | 'error';

export interface MessageProps {
  readonly kind: MessageKind;
  /** Replaces the icon of the kind. */
  readonly icon?: IconName;
  readonly action?: { readonly label: string; onClick(): void } | undefined;
  /** False for a message that is part of the page from the start. */
  readonly isAnnounced?: boolean;
  readonly children: Content;
}

const ICONS = { info: 'info', success: 'check', warning: 'alert', error: 'alert' } as const satisfies Record<
  MessageKind,
  IconName
>;

/** A message. An error is announced at once (`alert`), others politely (`status`). */
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
