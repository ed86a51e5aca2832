import { useLayoutEffect, useRef } from 'react';

/**
 * Moves an element that the server rendered into the widget, without rendering it again. On unmount, the element is moved
 * back.
 */
export function ServerMarkup({ node, className }: { node: Element; className?: string }) {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const placeholder = document.createComment('');
    node.replaceWith(placeholder);
    container.current!.append(node);
    return () => placeholder.replaceWith(node);
  }, [node]);
  return <div ref={container} className={className} />;
}
