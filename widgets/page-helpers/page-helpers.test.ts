// @vitest-environment happy-dom
import { getByRole, getByText } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { openPage } from '../../tests/support/open-page.ts';
import { enhancer } from './page-helpers.enhancer.ts';

const FAQ = `<section data-widget="page-helpers">
  <h2><button type="button" data-toggle="faq-group" aria-controls="delivery" aria-expanded="true">Levering</button></h2>
  <div id="delivery">
    <h3 id="how-long"><button data-toggle="faq-answer" aria-controls="days" aria-expanded="false">Hoe lang duurt het?</button></h3>
    <p id="days">Twee werkdagen. <a id="abroad">Ook in België.</a></p>
  </div>
</section>`;
const FOOTER = `<footer data-widget="page-helpers" data-media="(max-width: 40rem)">
  <h2><button data-toggle="footer-nav" aria-controls="service" aria-expanded="false" class="own">Service</button></h2>
  <ul id="service"><li>Retour</li></ul>
</footer>`;

const panel = (id: string) => document.querySelector(`#${id}`)!;
const button = (name: string) => getByRole(document.body, 'button', { name });
const isExpanded = (name: string) => button(name).getAttribute('aria-expanded');

/** A window of which every media query says the same, and may say something else later. */
function stubWindow(isNarrow: boolean) {
  const media = Object.assign(new EventTarget(), { matches: isNarrow });
  vi.stubGlobal('matchMedia', () => media);
  return (isNarrowNow: boolean) => {
    media.matches = isNarrowNow;
    media.dispatchEvent(new Event('change'));
  };
}

test('a click opens an answer and another one closes it', async () => {
  const page = await openPage();
  const { states } = page.mount(enhancer, FAQ);
  expect(states).toEqual(['ready']);
  expect(panel('days').getAttribute('hidden')).toBe('until-found');
  await userEvent.click(button('Hoe lang duurt het?'));
  expect(panel('days').hasAttribute('hidden')).toBe(false);
  expect(isExpanded('Hoe lang duurt het?')).toBe('true');
  await userEvent.click(button('Hoe lang duurt het?'));
  expect(panel('days').hasAttribute('hidden')).toBe(true);
  expect(isExpanded('Hoe lang duurt het?')).toBe('false');
  expect(page.requests).toEqual([]);
});

test('a toggle without ids and ARIA attributes, as a CMS leaves it, controls what follows its heading', async () => {
  const page = await openPage();
  page.mount(
    enhancer,
    `<div data-widget="page-helpers">
      <h3><button type="button" data-toggle="faq-group" data-open="true">Levering</button></h3>
      <div>Twee werkdagen.</div>
      <p><button data-toggle="faq-answer" data-controls="cost">Wat kost het?</button></p>
      <p>Een regel ertussen.</p>
      <p id="cost">Niets.</p>
    </div>`,
  );
  expect(isExpanded('Levering')).toBe('true');
  await userEvent.click(button('Levering'));
  expect(getByText(document.body, 'Twee werkdagen.').hidden).not.toBe(false);
  expect(isExpanded('Levering')).toBe('false');
  expect(panel('cost').getAttribute('hidden')).toBe('until-found');
  expect(button('Wat kost het?').getAttribute('aria-controls')).toBe('cost');
  expect(getByText(document.body, 'Een regel ertussen.').hasAttribute('hidden')).toBe(false);
});

test('a group that the server rendered open stays open until it is closed', async () => {
  const page = await openPage();
  page.mount(enhancer, FAQ);
  expect(panel('delivery').hasAttribute('hidden')).toBe(false);
  await userEvent.click(button('Levering'));
  expect(panel('delivery').hasAttribute('hidden')).toBe(true);
});

test('a button without a state is closed', async () => {
  const page = await openPage();
  page.mount(enhancer, FAQ.replaceAll(/ aria-expanded="\w+"/g, ''));
  expect(isExpanded('Levering')).toBe('false');
  expect(panel('delivery').hasAttribute('hidden')).toBe(true);
});

test('a column of the footer is collapsible on narrow windows, and a plain heading elsewhere', async () => {
  const resize = stubWindow(true);
  const page = await openPage();
  page.mount(enhancer, FOOTER);
  expect(panel('service').getAttribute('hidden')).toBe('');
  await userEvent.click(button('Service'));
  expect(panel('service').hasAttribute('hidden')).toBe(false);
  await userEvent.click(button('Service'));
  resize(false);
  expect(panel('service').hasAttribute('hidden')).toBe(false);
  expect(button('Service')).toHaveProperty('disabled', true);
  expect(isExpanded('Service')).toBeNull();
  resize(true);
  expect(panel('service').hasAttribute('hidden')).toBe(true);
  expect(button('Service')).toHaveProperty('disabled', false);
});

test('markup that a script inserts later works too', async () => {
  const page = await openPage();
  const { element } = page.mount(enhancer, FAQ);
  const more = '<button data-toggle="faq-answer" aria-controls="costs">Wat kost het?</button><p id="costs">Niets.</p>';
  element.insertAdjacentHTML('beforeend', more);
  await vi.waitFor(() => expect(panel('costs').hasAttribute('hidden')).toBe(true));
  await userEvent.click(button('Wat kost het?'));
  expect(panel('costs').hasAttribute('hidden')).toBe(false);
});

test('a nested widget keeps control of its own buttons', async () => {
  const page = await openPage();
  const { element } = page.mount(enhancer, `<div data-widget="page-helpers">${FAQ}</div>`);
  const inner = element.querySelector<HTMLElement>('section')!;
  page.mount(enhancer, FOOTER.replaceAll('service', 'other'));
  expect(panel('days').hasAttribute('hidden')).toBe(false);
  await userEvent.click(getByText(inner, 'Hoe lang duurt het?'));
  expect(isExpanded('Hoe lang duurt het?')).toBe('false');
});

test('two buttons of one panel have the same state', async () => {
  const page = await openPage();
  page.mount(enhancer, FAQ.replace('</p>', '</p><button data-toggle="faq-answer" aria-controls="days">Sluit</button>'));
  await userEvent.click(button('Hoe lang duurt het?'));
  expect(isExpanded('Sluit')).toBe('true');
});

test('a panel that the browser’s search opens stays open', async () => {
  const page = await openPage();
  page.mount(enhancer, FAQ);
  panel('abroad').dispatchEvent(new Event('beforematch', { bubbles: true }));
  expect(isExpanded('Hoe lang duurt het?')).toBe('true');
  expect(panel('days').hasAttribute('hidden')).toBe(false);
});

test('everything is open in print', async () => {
  const page = await openPage();
  page.mount(enhancer, FAQ);
  dispatchEvent(new Event('beforeprint'));
  expect(panel('days').hasAttribute('hidden')).toBe(false);
  dispatchEvent(new Event('afterprint'));
  expect(panel('days').hasAttribute('hidden')).toBe(true);
  expect(isExpanded('Hoe lang duurt het?')).toBe('false');
});

test('a form around a button is not submitted, and other toggles are ignored', async () => {
  const page = await openPage();
  const sent = vi.fn((event: Event) => event.preventDefault());
  const { element } = page.mount(
    enhancer,
    `<form data-widget="page-helpers"><button data-toggle="faq-answer" aria-controls="it">Antwoord</button><p id="it">Ja</p>
     <button type="button" data-toggle="collapse" aria-controls="it">Bootstrap</button></form>`,
  );
  element.addEventListener('submit', sent);
  await userEvent.click(button('Antwoord'));
  expect(sent).not.toHaveBeenCalled();
  await userEvent.click(button('Bootstrap'));
  expect(panel('it').hasAttribute('hidden')).toBe(false);
});

test.each([
  ['aria-controls="nowhere"', 'nowhere'],
  ['', 'nothing'],
])('a template with an invalid reference (%s) gets an error', async (attribute, reference) => {
  const page = await openPage();
  const { element, templateErrors, states } = page.mount(
    enhancer,
    `<div data-widget="page-helpers"><button data-toggle="faq-group" ${attribute}> Levering </button></div>`,
  );
  await userEvent.click(getByRole(element, 'button'));
  expect(templateErrors).toEqual([
    {
      attribute: 'aria-controls of the button "Levering"',
      expected: 'the id of an element of this page',
      found: reference,
    },
  ]);
  expect(states).toEqual(['ready']);
});

test.each([FAQ, FOOTER])('unmounting restores the markup (%#)', async (html) => {
  stubWindow(false);
  const page = await openPage();
  const { element, unmount } = page.mount(enhancer, html);
  const [toggle] = element.querySelectorAll('button');
  await userEvent.click(toggle!);
  const before = document.createElement('div');
  before.innerHTML = html;
  unmount();
  expect(element.isEqualNode(before.firstElementChild)).toBe(true);
  await userEvent.click(toggle!);
  expect(element.isEqualNode(before.firstElementChild)).toBe(true);
});
