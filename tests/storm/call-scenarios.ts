import type { Extra } from '../../tools/demo-shop/extras.ts';
import { CONNECTORS, INVERTER } from '../browser/shop.ts';
import { checkoutScenarios } from './call-scenarios-checkout.ts';
import { returnScenarios } from './call-scenarios-returns.ts';
import {
  chooseFound,
  fillIn,
  sequence,
  press,
  pressInDialog,
  submit,
  typeInSearch,
  upload,
  type Action,
  type CallScenario,
} from './call-scenario.ts';
import type { VisitorSession } from '../browser/visitor-session.ts';

const signIn = (visitor: VisitorSession) => visitor.signIn();
const withCart = (visitor: VisitorSession) => visitor.fillCart(INVERTER, CONNECTORS);

const PERSON = { first_name: 'Noor', last_name: 'Bakker', email: 'noor@example.nl' };
const ADDRESS = { street: 'Zonnestraat', house_number: '7', zip_code: '3500 AA', city: 'Utrecht' };

const newAddress: Action = async (widget, page) => {
  await press('Adres toevoegen')(widget, page);
  await widget.getByLabel('Adres zelf invullen').check();
  await fillIn({ first_name: 'Noor', last_name: 'Bakker', phone: '0612345678', ...ADDRESS })(widget, page);
};
/** Opens the question whether an address is to be deleted. */
const askRemoval: Action = async (widget) => widget.getByRole('button', { name: 'Verwijderen' }).first().click();
const confirmRemoval: Action = async (_widget, page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click();
const search: Action = async (widget, page) => {
  await typeInSearch(widget, page);
  await page.getByRole('listbox').getByRole('option').first().waitFor();
};
const inTheNetherlands: Action = (widget) => widget.locator('[name=country]').selectOption('nl');
const compared = (visitor: VisitorSession, count = 2) => visitor.keep('compare', COMPARED.slice(0, count));
const COMPARED = [
  { id: INVERTER, type: 'product' },
  { id: CONNECTORS, type: 'product' },
];

const addressBook: Omit<CallScenario, 'call'> = { widget: 'address-book', prepare: signIn };
const cartPage: Omit<CallScenario, 'call'> = { widget: 'cart-page', prepare: withCart };
const upload1: Omit<CallScenario, 'call'> = { widget: 'media-field', path: /\/media\/upload\/\w+$/ };
const kept = { sample: 4, widget: 'media-field' };
/** Lists that stay on the server. */
const keepLists = (visitor: VisitorSession, ...more: readonly Extra[]) =>
  visitor.post('/demo/extras', { names: ['server-lists', ...more] });
const serverList = { widget: 'product-overview', prepare: (visitor: VisitorSession) => keepLists(visitor) };
const chooseFilter: Action = (widget) =>
  widget
    .getByRole('checkbox', { name: /^Growatt/ })
    .first()
    .check();
const combination = { widget: 'recommended-combination' };

export const CALL_SCENARIOS: readonly CallScenario[] = [
  { widget: 'add-to-cart', call: 'addToCart', path: /\/cart\/add$/, press: (widget) => widget.click() },
  { ...addressBook, call: 'readAddressBook' },
  { ...addressBook, call: 'storeAddress', before: newAddress, press: submit },
  {
    ...addressBook,
    call: 'chooseDefaultAddress',
    press: (widget) => widget.locator('button:not([aria-disabled=true])', { hasText: 'Gebruik als' }).first().click(),
    isSilent: true,
  },
  { ...addressBook, call: 'deleteAddress', before: askRemoval, press: confirmRemoval, isSilent: true },
  { ...addressBook, call: 'searchAddress', before: press('Adres toevoegen'), press: typeInSearch },
  {
    ...addressBook,
    call: 'readAddress',
    before: sequence(press('Adres toevoegen'), search),
    press: chooseFound,
    movesOn: true,
  },
  { widget: 'address-form', call: 'searchAddress', before: inTheNetherlands, press: typeInSearch },
  {
    widget: 'address-form',
    call: 'readAddress',
    before: sequence(inTheNetherlands, search),
    press: chooseFound,
    movesOn: true,
  },
  {
    widget: 'back-in-stock-modal',
    call: 'mailWhenInStock',
    beside: ['add-to-cart'],
    before: async (_widget, page) => {
      await page.locator('[data-widget="add-to-cart"] button').first().click();
      await fillIn({ name: 'Noor', email: 'noor@example.nl' })(_widget, page);
    },
    press: submit,
  },
  { widget: 'brand-faq', call: 'readBrandFaq' },
  { widget: 'cart-badge', call: 'readCartSize', prepare: withCart },
  { ...cartPage, call: 'readCart' },
  { ...cartPage, call: 'increaseLine', press: press(/^Eén meer MC4/) },
  { ...cartPage, call: 'decreaseLine', before: press(/^Eén meer MC4/), press: press(/^Eén minder MC4/) },
  { ...cartPage, call: 'removeLine', press: press(/^MC4.* verwijderen/) },
  {
    ...cartPage,
    call: 'addToCart',
    preparesEach: true,
    before: press(/^MC4.* verwijderen/),
    isTrue: /MC4.* is verwijderd/,
    press: press('Ongedaan maken'),
  },
  {
    ...cartPage,
    call: 'removeDiscount',
    prepare: async (visitor) => {
      await withCart(visitor);
      await visitor.post('/discounts/apply', { code: 'ZON10' });
    },
    press: press(/ZON10.*verwijderen|^Korting.*verwijderen/),
  },
  {
    widget: 'cart-popup',
    call: 'addToCart',
    press: async (_widget, page) => {
      await page.locator('[data-tell="add-to-cart"]').first().click();
    },
  },
  ...checkoutScenarios(withCart),
  {
    widget: 'compare-bar',
    call: 'readComparison',
    beside: ['compare-checkbox'],
    prepare: compared,
    press: press(/^Vergelijk producten/),
    isSilent: true,
  },
  { widget: 'compare-page', call: 'readComparison', prepare: compared },
  {
    widget: 'content-modal',
    call: 'readModalContent',
    path: /\/modal\/levering$/,
    press: press('bezorging'),
  },
  { widget: 'credits-dashboard', call: 'readPowerCredits', prepare: signIn },
  {
    widget: 'credits-dashboard',
    call: 'redeemCredits',
    prepare: signIn,
    before: press('Inwisselen'),
    press: pressInDialog('Ja, inwisselen'),
    isSilent: true,
  },
  { widget: 'installer-request', call: 'readInstallerRequest', isSilent: true },
  {
    widget: 'installer-request',
    call: 'sendInstallerRequest',
    path: /\/installer-request-submission$/,
    before: sequence(
      (widget) => widget.getByRole('button').first().click(),
      fillIn({ ...PERSON, phone: '0612345678', ...ADDRESS }),
    ),
    press: submit,
  },
  { ...kept, call: 'readMedia', isSilent: true },
  { ...upload1, call: 'uploadFile', press: upload },
  {
    widget: 'media-field',
    call: 'deleteUpload',
    before: upload,
    press: press(/^Verwijderen dak/),
    isSilent: true,
  },
  {
    widget: 'price-match',
    call: 'sendPriceMatch',
    path: /\/price-match$/,
    before: sequence(
      press('Betere prijs gevonden?'),
      fillIn({ ...PERSON, price: '599', link: 'https://elders.example/omvormer' }),
    ),
    press: submit,
  },
  { widget: 'product-overview', call: 'readOverview' },
  { ...serverList, call: 'readOverview', when: 'on the server' },
  { ...serverList, call: 'readOverview', when: 'a filter on the server', press: chooseFilter },
  {
    ...serverList,
    call: 'readOverviewPage',
    prepare: (visitor) => keepLists(visitor, 'cached-lists'),
    press: chooseFilter,
  },
  {
    widget: 'product-search',
    call: 'suggestSearch',
    press: (widget) => widget.locator('[name=q]').fill('omvormer'),
    isSilent: true,
  },
  { widget: 'product-reviews', call: 'readReviews', path: /\/reviews\/vue\/data$/ },
  { widget: 'product-reviews', call: 'readReviewPage', path: /\/reviews\/vue\/data$/, press: press('Volgende') },
  { widget: 'quotation', call: 'readQuotation' },
  { ...combination, call: 'readCombination', isSilent: true },
  { ...combination, call: 'readProductInfo', press: press(/^Meer informatie over/) },
  ...returnScenarios,
  { widget: 'shipping-costs', call: 'readShippingCosts', press: press('Verzendkosten'), mayBeEmptyList: true },
  { widget: 'stock-reminders', call: 'readStockReminders', prepare: signIn },
  {
    widget: 'stock-reminders',
    call: 'deleteStockReminder',
    prepare: async (visitor) => {
      await visitor.signIn();
      for (const id of [INVERTER, CONNECTORS])
        await visitor.post('/mail-when-in-stock', { type: 'product', id, name: 'Sanne', email: 'sanne@example.nl' });
    },
    press: press('Verwijder'),
    isSilent: true,
  },
  {
    widget: 'vat-toggle',
    call: 'chooseExemption',
    path: /\/tax-exemption$/,
    press: (widget) => widget.getByRole('combobox').selectOption('true'),
    reloads: true,
  },
];
