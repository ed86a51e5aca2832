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
  /** The closing animation has ended, after 200 ms, or 500 ms of a drawer; the contents can be reset. */
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

interface ModalProps extends Omit<DialogProps, 'size'> {
  /** Begins the names of its classes. */
  readonly block: 'sw-dialog' | 'sw-drawer';
  readonly className: string;
  readonly closingMs?: number;
}

/** A modal dialog based on `<dialog>`: the page behind it is inert, and the focus returns when it closes. */
export function Dialog({ size = 'medium', ...props }: DialogProps) {
  const { width } = props;
  return (
    <Modal {...props} block="sw-dialog" className={`sw-dialog sw-dialog--${width === undefined ? size : 'measured'}`} />
  );
}

/** What a dialog and a drawer have in common. */
export function Modal({ block, className, title, actions, width, children, ...modal }: ModalProps) {
  const t = useKitText();
  const titleId = useId();
  const { dialog, heading, body, hasContents } = useModal(modal);

  return (
    <dialog
      ref={dialog}
      className={className}
      // A closed one may be drawn by a server, whose pages have no inline styles.
      style={hasContents && width !== undefined ? ({ '--sw-dialog-width': width } as CSSProperties) : undefined}
      aria-labelledby={titleId}
    >
      {hasContents && (
        <div className={`${block}__panel`}>
          <header className={`${block}__header`}>
            <h2 ref={heading} id={titleId} className={`${block}__title`} tabIndex={-1}>
              {title}
            </h2>
            <IconButton icon="close" label={t('close')} className={`${block}__close`} onClick={modal.onClose} />
          </header>
          <div ref={body} className={`${block}__body`}>
            {children}
          </div>
          {actions && <footer className={`${block}__actions`}>{actions}</footer>}
        </div>
      )}
    </dialog>
  );
}
