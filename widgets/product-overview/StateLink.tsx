import type { MouseEvent } from 'react';
import type { Content } from 'react/jsx-runtime';

interface StateLinkProps {
  /** A real address, so that it can be opened in another tab, copied or bookmarked. */
  path: string;
  /** Its accessible name, where its contents are not enough. */
  label?: string;
  isCurrent?: boolean;
  className: string;
  /** Navigates within this page. */
  onGo(): void;
  children: Content;
}

/** A link to another state of this list. A plain click stays on the page; any other is the browser's. */
export function StateLink({ path, label, isCurrent = false, className, onGo, children }: StateLinkProps) {
  function go(event: MouseEvent) {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    onGo();
  }

  return (
    <a className={className} href={path} aria-label={label} aria-current={isCurrent ? 'page' : undefined} onClick={go}>
      {children}
    </a>
  );
}
