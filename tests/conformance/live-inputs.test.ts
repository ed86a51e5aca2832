// @vitest-environment happy-dom
import { findByRole } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { openPage } from '../support/open-page.ts';
import { startEngine } from '../support/start-engine.ts';
import { definitionOf } from './widget-folder.ts';

const engine = startEngine();

const pause = () => new Promise((resolve) => setTimeout(resolve, 10));

async function openWidget(name: string, html: string): Promise<HTMLElement> {
  await openPage();
  engine.define((await definitionOf(name))!);
  onTestFinished(async () => {
    document.body.replaceChildren();
    await pause();
  });
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
}

test('stars of another rating take the place of the text that the shop has printed', async () => {
  const element = await openWidget(
    'star-rating',
    '<span data-widget="star-rating" data-load="eager" data-rating="4.6">4,6 van 5</span>',
  );
  await findByRole(element, 'img', { name: '4,5 van 5' });
  element.dataset['rating'] = '2';
  await findByRole(element, 'img', { name: '2 van 5' });
  expect(element.textContent).toBe('');
});

test('the quantity that a shopper has chosen stays with another variant', async () => {
  const element = await openWidget(
    'add-to-cart',
    '<div data-widget="add-to-cart" data-load="eager" data-type="product" data-id="1" data-pre-order data-stepper></div>',
  );
  await userEvent.click(await findByRole(element, 'button', { name: 'Eén meer' }));
  element.dataset['id'] = '2';
  element.dataset['preOrder'] = 'false';
  await findByRole(element, 'button', { name: 'In winkelwagen' });
  expect(await findByRole(element, 'textbox')).toHaveProperty('value', '2');
});
