import { type SelectorComponent, transform } from 'lightningcss';

/** The selectors of a style sheet that may match elements outside the widget. */
export function foreignSelectors(widget: string, css: string): string[] {
  const ownClass = new RegExp(`^sw-${widget}(?![a-z0-9])`);
  function isOwn(part: SelectorComponent): boolean {
    if (part.type === 'class') return ownClass.test(part.name);
    if (part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where'))
      return part.selectors.every((selector) => selector.some(isOwn));
    if (part.type !== 'attribute' || part.name !== 'data-widget') return part.type === 'nesting';
    return part.operation?.operator === 'equal' && part.operation.value === widget;
  }
  const selectors: string[] = [];
  transform({
    filename: `${widget}.css`,
    code: new TextEncoder().encode(css),
    visitor: {
      Selector(selector) {
        // The selector inside `:is()` or `:not()` is checked together with the one around it.
        if (selector.length > 0 && !selector.some(isOwn)) selectors.push(selector.map(nameOf).join(' '));
      },
    },
  });
  return selectors;
}

function nameOf(part: SelectorComponent): string {
  return 'name' in part ? part.name : part.type;
}
