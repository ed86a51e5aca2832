import { GUEST } from '../support/guest.ts';
import { until } from './driver.ts';
import {
  addProduct,
  clickOn,
  expectFocused,
  expectGone,
  expectPath,
  expectShown,
  expectText,
  goBack,
  typeInto,
} from './page-actions.ts';
import { expectEqual, expectNoErrors, expectState, open, type Stage, type Step } from './steps.ts';

const INVERTER_PAGE = '/growatt-min-3000tl-xh';
const CONNECTORS = 512;
const LINE = 'MC4-connector set';
const BADGE = '.sw-cart-badge__count';
const POPUP = 'dialog[open]';
const CART = '[data-widget=cart-page]';
const CHECKOUT = '[data-widget=checkout]';

const badgeOf = ({ driver }: Stage) =>
  driver.run((query) => Number(document.querySelector(query)?.textContent ?? 0), BADGE);

async function openCart(stage: Stage): Promise<void> {
  await open(stage, '/cart');
  await expectState(stage, 'cart-page', 'ready');
  await expectShown(stage, `${CART} button`, `${LINE} verwijderen`);
}

/** What a visitor does who has not signed in. */
export const shoppingSteps: readonly Step[] = [
  {
    name: 'a shopper buys on a product page, and the badge counts it',
    async run(stage) {
      await open(stage, INVERTER_PAGE);
      await clickOn(stage, 'main button', 'In winkelwagen');
      await expectShown(stage, POPUP, 'Toegevoegd aan je winkelwagen!');
      await until('a badge', () => badgeOf(stage));
      await stage.driver.press('Escape');
      await expectGone(stage, POPUP);
      await expectNoErrors(stage);
    },
  },
  {
    name: 'a line of the cart is increased and removed, and the removal is undone by keyboard',
    async run(stage) {
      await addProduct(stage, CONNECTORS);
      await openCart(stage);
      const before = await badgeOf(stage);
      await clickOn(stage, `${CART} button`, `Eén meer ${LINE}`);
      await until('a higher count', async () => (await badgeOf(stage)) === before + 1);
      await clickOn(stage, `${CART} button`, `${LINE} verwijderen`);
      await expectFocused(stage, `${CART} button`, 'Ongedaan maken');
      await expectGone(stage, `${CART} button`, `${LINE} verwijderen`);
      await stage.driver.press('Enter');
      await expectShown(stage, `${CART} button`, `${LINE} verwijderen`);
      await until('the count of before', async () => (await badgeOf(stage)) === before + 1);
      await expectNoErrors(stage);
    },
  },
  {
    name: 'a product that is bought in a second window is counted in the first',
    async run(stage) {
      await addProduct(stage, CONNECTORS);
      await openCart(stage);
      const before = await badgeOf(stage);
      await stage.driver.openWindow(`${stage.front.origin}/mc4-set`);
      await clickOn(stage, 'main button', 'In winkelwagen');
      await expectShown(stage, POPUP, 'Toegevoegd aan je winkelwagen!');
      await stage.driver.closeWindow();
      await until('a higher count', async () => (await badgeOf(stage)) === before + 1);
    },
  },
  {
    name: 'Back shows the cart as it is now',
    async run(stage) {
      await addProduct(stage, CONNECTORS);
      await openCart(stage);
      await stage.driver.open(`${stage.front.origin}/mc4-set`);
      await clickOn(stage, 'main button', 'In winkelwagen');
      await expectShown(stage, POPUP, 'Toegevoegd aan je winkelwagen!');
      const bought = await until('a badge', () => badgeOf(stage));
      await stage.driver.press('Escape');
      await goBack(stage);
      await expectPath(stage, '/cart');
      await expectState(stage, 'cart-page', 'ready');
      await until('the new count', async () => (await badgeOf(stage)) === bought);
    },
  },
  {
    name: 'a guest orders, and pays with iDEAL',
    async run(stage) {
      await addProduct(stage, CONNECTORS);
      await open(stage, '/checkout');
      await expectState(stage, 'checkout', 'ready');
      await clickOn(stage, `${CHECKOUT} [name=manual_address]`);
      await typeInto(stage, CHECKOUT, GUEST);
      await clickOn(stage, `${CHECKOUT} button`, 'Doorgaan naar');
      await expectPath(stage, '/checkout/shipping');
      await expectShown(stage, `${CHECKOUT} input[type=radio]`);
      await clickOn(stage, `${CHECKOUT} button`, 'Doorgaan naar');
      await expectPath(stage, '/checkout/payment');
      await clickOn(stage, `${CHECKOUT} input[type=radio]`, 'iDEAL');
      await expectNoErrors(stage);
      await clickOn(stage, `${CHECKOUT} button`, 'Afrekenen');
      await expectPath(stage, '/betalen/');
      await clickOn(stage, 'button', 'Betalen');
      await expectPath(stage, '/bedankt/');
      await expectText(stage, 'h1', 'Klaar!');
      await open(stage, '/cart');
      await expectShown(stage, CART, 'De winkelwagen is leeg');
    },
  },
  {
    name: 'filters change the list and the address, and Back undoes them',
    async run(stage) {
      const list = '[data-widget=product-overview]';
      const count = () => stage.driver.run((query) => document.querySelector(query)?.textContent, `${list} h2`);
      await open(stage, '/omvormers');
      await expectState(stage, 'product-overview', 'ready');
      const all = await until('a number of products', count);
      await clickOn(stage, `${list} input[type=checkbox]`, 'Growatt');
      await expectPath(stage, '/omvormers/brand:growatt');
      const some = await until('another number', async () => {
        const now = await count();
        return now !== all && now;
      });
      await goBack(stage);
      await until('the first number', async () => (await count()) === all);
      expectEqual(some === all, false, 'The same list');
      await expectNoErrors(stage);
    },
  },
  {
    name: 'two products are compared',
    async run(stage) {
      await open(stage, '/demo/compare-bar');
      const boxes = '.samples [data-widget=compare-checkbox]';
      for (const at of [1, 2]) {
        await clickOn(stage, `${boxes}:nth-of-type(${at}) input`);
        await expectShown(stage, 'button', `Vergelijk producten`);
      }
      await until('a list of two', () =>
        stage.driver.run(() => (JSON.parse(localStorage.getItem('compare') ?? '[]') as unknown[]).length === 2),
      );
      await open(stage, '/compare');
      await expectState(stage, 'compare-page', 'ready');
      await until('three columns', () =>
        stage.driver.run(() => document.querySelectorAll('.sw-compare-page thead th').length === 3),
      );
      await expectNoErrors(stage);
    },
  },
];
