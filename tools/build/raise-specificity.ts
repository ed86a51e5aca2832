import type { Plugin } from 'esbuild';
import { type SelectorComponent, transform } from 'lightningcss';

/** Raises the style sheets of a build that writes nothing itself, before their names get the hash of their content. */
export const raiseSpecificity: Plugin = {
  name: 'raise-specificity',
  setup({ onEnd }) {
    onEnd(({ outputFiles = [] }) => {
      for (const file of outputFiles)
        if (file.path.endsWith('.css')) file.contents = new TextEncoder().encode(withRaisedSpecificity(file.text));
    });
  },
};

/** No element has this id, so it matches everything, with the specificity of two ids. */
const NO_ELEMENT: SelectorComponent = {
  type: 'pseudo-class',
  kind: 'not',
  selectors: [
    [
      { type: 'id', name: 'sw' },
      { type: 'id', name: 'sw' },
    ],
  ],
};

/**
 * Raises every rule of a style sheet by the specificity of two ids. Themes write selectors as strong as
 * `button:not(:hover):not(:active):not(.has-background)` or `#main-content .entry a`, and our controls have to look the same
 * there. Among our own rules nothing changes.
 */
export function withRaisedSpecificity(css: string): string {
  const { code } = transform({
    filename: 'styles.css',
    code: new TextEncoder().encode(css),
    minify: true,
    visitor: {
      Selector: (selector) => (isRaised(selector) ? [selector[0]!, NO_ELEMENT, ...selector.slice(1)] : selector),
    },
  });
  return code.toString();
}

/** Rules without specificity are the page's to change: tokens, and reserved space. A nested rule has that of its parent. */
function isRaised(selector: readonly SelectorComponent[]): boolean {
  const isWithout = (part: SelectorComponent) =>
    part.type === 'combinator' ||
    part.type === 'pseudo-element' ||
    (part.type === 'pseudo-class' && part.kind === 'where');
  return !selector.every(isWithout) && !selector.some(({ type }) => type === 'nesting');
}
