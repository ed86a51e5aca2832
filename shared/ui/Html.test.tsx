// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderKit } from '../../tests/support/render-kit.tsx';
import { Html, prepareHtml } from './Html.tsx';

test('plain text is printed as it came', () => {
  renderKit(<Html html="Kabel & stekker, < 6 mm" />);
  expect(screen.getByText('Kabel & stekker, < 6 mm')).toBeTruthy();
});

test('markup can be read without its tags before the sanitiser is there', () => {
  const { container } = renderKit(<Html html="Hybride <b>omvormer</b>&nbsp;3 kW" />);
  expect(container.textContent).toBe('Hybride omvormer\u00a03 kW');
  expect(container.querySelector('b')).toBeNull();
});

test('markup is drawn once the sanitiser is there', async () => {
  renderKit(<Html html="Hybride <b>omvormer</b>" />);
  expect((await screen.findByText('omvormer')).tagName).toBe('B');
});

test('markup is drawn at first sight where the sanitiser was fetched before', async () => {
  await prepareHtml('Platte tekst', null, 'Hybride <b>omvormer</b>');
  const { container } = renderKit(<Html html="Hybride <b>omvormer</b>" />);
  expect(container.querySelector('b')?.textContent).toBe('omvormer');
});

test('another text takes the place of the first, whatever arrives when', async () => {
  const { redraw, container } = renderKit(<Html html="<b>Eerste</b>" />);
  redraw(<Html html="Tweede" />);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(container.textContent).toBe('Tweede');
});
