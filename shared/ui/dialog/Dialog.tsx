import { useId, useState, type CSSProperties, type ReactNode, type RefObject } from 'react';
import { useKitText } from '../../i18n/use-text.ts';
import { IconButton } from '../basics/Button.tsx';
import { useModal } from './use-modal.ts';

export interface DialogProps {
  readonly isOpen: boolean;
  /** Names the dialog. */
  readonly title: ReactNode;
  /** The shopper wants to leave: by Escape, the backdrop, the close icon or the browser's Back gesture. */
  onClose(): void;
  /** The dialog has faded, 200 ms after closing; its contents may be reset. */
  onClosed?: () => void;
  /** What the shopper can do next; stays in view below a long text. */
  readonly actions?: ReactNode;
  readonly size?: 'small' | 'medium' | 'large';
  /** The most that it takes instead, as a CSS length; `css/measured-dialog.css` belongs to it. */
  readonly width?: string | undefined;
  /** Takes the focus at opening, such as the first field of a form. Without it the heading does. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** A modal dialog on the browser's own: everything behind it is inert, and the focus returns to where it was. */
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
  const [hasContents, setHasContents] = useState(isOpen);
  if (isOpen && !hasContents) setHasContents(true);

  const { dialog, heading, body } = useModal({
    isOpen,
    initialFocus,
    onClose,
    onClosed() {
      setHasContents(false);
      onClosed?.();
    },
  });

  return (
    <dialog
      ref={dialog}
      className={`sw-dialog sw-dialog--${width === undefined ? size : 'measured'}`}
      style={width === undefined ? undefined : ({ '--sw-dialog-width': width } as CSSProperties)}
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
