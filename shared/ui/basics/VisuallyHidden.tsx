import type { ReactNode } from 'react';

/** Words for those who hear the page and do not see it. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sw-visually-hidden">{children}</span>;
}
