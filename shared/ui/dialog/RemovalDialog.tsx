import type { Content } from 'react/jsx-runtime';
import { Button } from '../basics/Button.tsx';
import { Dialog } from './Dialog.tsx';

export interface RemovalDialogProps {
  readonly isOpen: boolean;
  /** The question. */
  readonly title: string;
  readonly cancelLabel: string;
  readonly removeLabel: string;
  onClose(): void;
  onRemove(): void;
  /** What is removed. */
  readonly children: Content;
}

/** Asks before something is removed. Import it lazily. */
export function RemovalDialog(props: RemovalDialogProps) {
  const { isOpen, title, cancelLabel, removeLabel, onClose, onRemove, children } = props;
  function remove() {
    onClose();
    onRemove();
  }
  return (
    <Dialog
      isOpen={isOpen}
      title={title}
      size="small"
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button variant="danger" onClick={remove}>
            {removeLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
