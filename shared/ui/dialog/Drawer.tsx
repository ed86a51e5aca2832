import { Modal, type DialogProps } from './Dialog.tsx';

/** Milliseconds that the closing animation of a drawer takes; its contents stay until then. */
const SLIDING_MS = 500;

export type DrawerProps = Omit<DialogProps, 'size' | 'width' | 'initialFocus'>;

/** A modal panel at the edge of the window, for content that a wide page shows next to its main content. */
export function Drawer(props: DrawerProps) {
  return <Modal {...props} block="sw-drawer" className="sw-drawer" closingMs={SLIDING_MS} />;
}
