import { transform } from 'lightningcss';

/** The selectors of a style sheet that could match something outside the widget: none of their classes is its own. */
export function foreignSelectors(widget: string, css: string): string[] {
  const found: string[] = [];
  transform({
    filename: `${widget}.css`,
    code: new TextEncoder().encode(css),
    visitor: {
      Selector(selector) {
        const isOwn = selector.some(
          (part) =>
            part.type === 'nesting' ||
            (part.type === 'class' && new RegExp(`^sw-${widget}(?![a-z0-9])`).test(part.name)),
        );
        if (!isOwn && selector.length > 0)
          found.push(selector.map((part) => ('name' in part ? part.name : part.type)).join(' '));
      },
    },
  });
  return found;
}
