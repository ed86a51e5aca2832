import { useId } from 'react';
import type { Content, Elements } from 'react/jsx-runtime';
import { useKitText } from '../../i18n/use-text.ts';
import { IconButton } from '../basics/Button.tsx';
import { useModal } from './use-modal.ts';

/** Milliseconds that the closing animation of a drawer takes; its contents stay until then. */
const SLIDING_MS = 500;

export interface DrawerProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** The shopper pressed Escape, the backdrop, the close icon or the browser's Back gesture. */
  onClose(): void;
  /** The closing animation has ended; the contents can be reset. */
  readonly onClosed?: () => void;
  /** Buttons; they stay visible below a long list. */
  readonly actions?: Elements;
  readonly children: Content;
}

/** A modal panel at the edge of the window, for content that a wide page shows next to its main content. */
export function Drawer({ isOpen, title, onClose, onClosed, actions, children }: DrawerProps) {
  const t = useKitText();
  const titleId = useId();
  const { dialog, heading, body, hasContents } = useModal({ isOpen, onClose, onClosed, closingMs: SLIDING_MS });

  return (
    <dialog ref={dialog} className="sw-drawer" aria-labelledby={titleId}>
      {hasContents && (
        <div className="sw-drawer__panel">
          <header className="sw-drawer__header">
            <h2 ref={heading} id={titleId} className="sw-drawer__title" tabIndex={-1}>
              {title}
            </h2>
            <IconButton icon="close" label={t('close')} onClick={onClose} />
          </header>
          <div ref={body} className="sw-drawer__body">
            {children}
          </div>
          {actions && <footer className="sw-drawer__actions">{actions}</footer>}
        </div>
      )}
    </dialog>
  );
}
