// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderKit } from '../../../tests/support/render-kit.tsx';
import { Html, prepareHtml } from './Html.tsx';
import { drawSimple } from './simple-markup.tsx';

test('plain text is rendered unchanged', () => {
  renderKit(<Html html="Kabel & stekker, < 6 mm" />);
  expect(screen.getByText('Kabel & stekker, < 6 mm')).toBeTruthy();
});

test('markup is plain text before the sanitiser has loaded', () => {
  const { container } = renderKit(<Html html="Hybride <u>omvormer</u>&nbsp;3 kW" />);
  expect(container.textContent).toBe('Hybride omvormer\u00a03 kW');
  expect(container.querySelector('u')).toBeNull();
});

test('markup is rendered once the sanitiser has loaded', async () => {
  renderKit(<Html html="Hybride <u>omvormer</u>" />);
  expect((await screen.findByText('omvormer')).tagName).toBe('U');
});

test('markup is rendered at once if the sanitiser was loaded before', async () => {
  await prepareHtml('Platte tekst', null, 'Hybride <u>omvormer</u>');
  const { container } = renderKit(<Html html="Hybride <u>omvormer</u>" />);
  expect(container.querySelector('u')?.textContent).toBe('omvormer');
});

test('a new text replaces the first, in any order of loading', async () => {
  const { redraw, container } = renderKit(<Html html="<u>Eerste</u>" />);
  redraw(<Html html="Tweede" />);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(container.textContent).toBe('Tweede');
});

test.each([
  '<p>Een <strong>omvormer</strong> maakt<br>wisselstroom.</p><p>3 &euro; &amp; meer</p>',
  '<ul><li>Eén</li><li><em>Twee</em><ol><li>a</li></ol></li></ul>',
  'Nog <b>1</b>&nbsp;stuk',
])('paragraphs, lists and emphasis are rendered at once, without a sanitiser: %s', (markup) => {
  const { container } = renderKit(<Html html={markup} />);
  const drawn = document.createElement('div');
  drawn.innerHTML = markup;
  // Text beside something else has an element of its own.
  expect(container.querySelector('.sw-html')?.innerHTML.replaceAll(/<\/?span>/g, '')).toBe(drawn.innerHTML);
});

test.each([
  '<p class="x">Een</p>',
  '<b onclick="x()">Een</b>',
  '<script>x()</script>',
  '<a href="/x">Een</a>',
  '<b>Een',
  'Een</b>',
  '<p><ul><li>Een</li></ul></p>',
  '<li>Een</li>',
  '<!-- Een -->',
  '<B>Een</B>',
  'Een &onbekend; teken',
  '<p>Een</p><',
])('other markup needs the sanitiser: %s', (markup) => {
  expect(drawSimple(markup)).toBeNull();
});
