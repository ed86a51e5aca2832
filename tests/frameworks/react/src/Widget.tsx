import type { ComponentProps } from 'react';

/** The same object each time: React writes the HTML of another one into the element. */
const KEPT = { __html: '' };

/** An element whose content is the widget's, also when React takes over a page in which the widget has drawn already. */
export function Widget(props: Omit<ComponentProps<'div'>, 'children'>) {
  return <div {...props} suppressHydrationWarning dangerouslySetInnerHTML={KEPT} />;
}
