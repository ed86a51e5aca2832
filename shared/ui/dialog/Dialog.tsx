import { useId, type CSSProperties, type RefObject } from 'react';
import type { Content, Elements } from 'react/jsx-runtime';
import { useKitText } from '../../i18n/use-text.ts';
import { IconButton } from '../basics/Button.tsx';
import { useModal } from './use-modal.ts';

export interface DialogProps {
  readonly isOpen: boolean;
  /** Accessible name of the dialog. */
  readonly title: Content;
  /** The shopper pressed Escape, the backdrop, the close icon or the browser's Back gesture. */
  onClose(): void;
  /** The closing animation has ended, after 200 ms; the contents can be reset. */
  onClosed?: () => void;
  /** Buttons; they stay visible below a long text. */
  readonly actions?: Elements;
  readonly size?: 'small' | 'medium' | 'large';
  /** Maximum width as a CSS length, instead of a size; needs `css/measured-dialog.css`. */
  readonly width?: string | undefined;
  /** Takes the focus when the dialog opens, such as the first field of a form; the heading by default. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  readonly children: Content;
}

/** A modal dialog based on `<dialog>`: the page behind it is inert, and the focus returns when it closes. */
export function Dialog({
  isOpen,
  title,
  onClose,
  onClosed,
  actions,
  size = 'medium',
  width,
  initialFocus,
  children,
}: DialogProps) {
  const t = useKitText();
  const titleId = useId();
  const { dialog, heading, body, hasContents } = useModal({ isOpen, initialFocus, onClose, onClosed });

  return (
    <dialog
      ref={dialog}
      className={`sw-dialog sw-dialog--${width === undefined ? size : 'measured'}`}
      // A closed one may be drawn by a server, whose pages have no inline styles.
      style={hasContents && width !== undefined ? ({ '--sw-dialog-width': width } as CSSProperties) : undefined}
      aria-labelledby={titleId}
    >
      {hasContents && (
        <div className="sw-dialog__panel">
          <header className="sw-dialog__header">
            <h2 ref={heading} id={titleId} className="sw-dialog__title" tabIndex={-1}>
              {title}
            </h2>
            <IconButton icon="close" label={t('close')} className="sw-dialog__close" onClick={onClose} />
          </header>
          <div ref={body} className="sw-dialog__body">
            {children}
          </div>
          {actions && <footer className="sw-dialog__actions">{actions}</footer>}
        </div>
      )}
    </dialog>
  );
}
