import { expect, test } from 'vitest';
import { lettersOf } from './description.rules.ts';

test.each([
  ['<p>F&uuml;r Gro&szlig;h&auml;ndler &ndash; &Uuml;bersicht</p>', 'Für Großhändler – Übersicht'],
  ['be&iuml;nvloed, caf&eacute;, fa&ccedil;ade', 'beïnvloed, café, façade'],
  ['3 &lt; 5 &amp; &unknown;', '3 < 5 & &unknown;'],
])('%s reads as %s', (html, read) => {
  expect(lettersOf(html).join('')).toBe(read);
});
