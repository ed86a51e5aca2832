import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { drawMarkup } from './draw-markup.ts';

test.each([
  ['Twee <strong>werkdagen</strong>.', 'Twee <strong>werkdagen</strong>.'],
  ['<p>Eén<br>twee</p>', '<p>Eén<br/>twee</p>'],
  ['<ul><li>a</li><li>b</ul>c', '<ul><li>a</li><li>b</li></ul>c'],
  ['<a href="javascript:alert(1)">Zie <b>hier</b></a>', '<u>Zie <b>hier</b></u>'],
  ['<p onclick="x()" class="a">tekst</p>', '<p>tekst</p>'],
  ['<script>alert(1)</script>na', 'na'],
  ['<div>los</div></p>', 'los'],
  ['Caf&eacute; &euro; 5, &#99999999;', 'Café € 5, \ufffd'],
  ['<!--a--><!--b-->x<!--c-->', 'x'],
  ['<em>open', '<em>open</em>'],
])('%s is shown as %s', (html, shown) => {
  // Text beside something else has an element of its own.
  expect(renderToStaticMarkup(drawMarkup(html)).replaceAll(/<\/?span>/g, '')).toBe(shown);
});
