import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasMarkup, plainText } from './plain-text.ts';

test.each([
  { text: 'Kabel & stekker', markup: false },
  { text: 'tot 5 < 6 kW', markup: false },
  { text: 'AT&T', markup: false },
  { text: '3 kW<br>1-fase', markup: true },
  { text: 'Prijs&nbsp;op aanvraag', markup: true },
  { text: '&#8364; 12', markup: true },
  { text: '<!-- niets -->', markup: true },
])('"$text" contains markup: $markup', ({ text, markup }) => {
  expect(hasMarkup(text)).toBe(markup);
});

test.each([
  { markup: '<p>Hybride <b>omvormer</b></p><p>3&nbsp;kW</p>', words: 'Hybride omvormer 3\u00a0kW' },
  { markup: 'CO<sub>2</sub>-<em class="x">neutraal</em>', words: 'CO2-neutraal' },
  { markup: 'Kabel &amp; stekker, 6 mm&sup2;', words: 'Kabel & stekker, 6 mm²' },
  { markup: '&#8364; 12 &#x20AC; 13 &euro; 14', words: '€ 12 € 13 € 14' },
  { markup: 'Tekst<script>alert(1)</script>', words: 'Tekst' },
  { markup: 'Tekst <!-- geheim --> verder', words: 'Tekst verder' },
  { markup: 'Afgebroken <a href="/x', words: 'Afgebroken' },
  { markup: 'F&uuml;r Gro&szlig;h&auml;ndler &ndash; &Uuml;bersicht', words: 'Für Großhändler – Übersicht' },
  { markup: 'be&iuml;nvloed, caf&eacute;, fa&ccedil;ade', words: 'beïnvloed, café, façade' },
  { markup: 'Onbekend &foo; blijft', words: 'Onbekend &foo; blijft' },
  { markup: 'te groot &#999999; blijft', words: 'te groot \u{F423F} blijft' },
])('the text of $markup is "$words"', ({ markup, words }) => {
  expect(plainText(markup)).toBe(words);
});

test('no text throws', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => typeof plainText(text) === 'string'));
});
