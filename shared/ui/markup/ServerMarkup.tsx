import { useLayoutEffect, useRef } from 'react';

/**
 * Puts something that the page's server has printed in this place, as it is: a picture is not fetched again, and
 * markup keeps what its author wrote. It goes back to where it stood when the widget no longer shows it.
 */
export function ServerMarkup({ node, className }: { node: Element; className?: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const mark = document.createComment('');
    node.replaceWith(mark);
    place.current!.append(node);
    return () => mark.replaceWith(node);
  }, [node]);
  return <div ref={place} className={className} />;
}
