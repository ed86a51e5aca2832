import { inBody, LIST, PRODUCT, replace, type Planted } from './plant.ts';

export const MARKUP: readonly Planted[] = [
  {
    it: 'a page without widgets',
    at: '/cart',
    fault: { page: (html) => html.replaceAll('data-widget=', 'data-was=') },
    code: 'no-widgets',
    says: 'No element of this page has the attribute data-widget.',
  },
  {
    it: 'a misspelt widget',
    at: '/cart',
    fault: replace('data-widget="chat-widget"', 'data-widget="chat-wigdet"'),
    code: 'widget-unknown',
    says: 'found "chat-wigdet". Did you mean "chat-widget"?',
  },
  {
    it: 'an attribute of the wrong type',
    at: '/cart',
    fault: inBody('<button data-widget="add-to-cart" data-type="product" data-id="1" data-qty="two">Koop</button>'),
    code: 'input-wrong',
    says: 'data-qty expects a whole number from 1, found "two".',
  },
  {
    it: 'a missing attribute of an island',
    at: '/cart',
    fault: inBody('<div data-widget="brand-faq"></div>'),
    code: 'input-wrong',
    says: 'data-brand-id expects string, found "nothing".',
  },
  {
    it: 'an attribute that is no JSON',
    at: '/cart',
    fault: inBody(`<div data-widget="checkout" data-google-pay='{"environment":\n"TEST",}'></div>`),
    code: 'input-wrong',
    says: 'It breaks at line 2, column 8.',
  },
  {
    it: 'a JSON child that breaks off',
    at: '/cart',
    fault: inBody('<div data-widget="faq-block"><script type="application/json">{"title": "Vragen",</script></div>'),
    code: 'input-wrong',
    says: '<script type="application/json"> expects JSON',
  },
  {
    it: 'an attribute that is almost an input',
    at: '/cart',
    fault: replace('data-cart-url="/cart"', 'data-card-url="/cart"'),
    code: 'input-unknown',
    says: 'data-card-url is not an input. Did you mean "data-cart-url"?',
  },
  {
    it: 'a button that shows what is not there',
    at: '/cart',
    fault: inBody(
      '<div data-widget="page-helpers"><button data-toggle="faq-answer" aria-controls="nergens">Hoe?</button></div>',
    ),
    code: 'inside-wrong',
    says: 'aria-controls of the button "Hoe?" expects the id of an element of this page, found "nergens".',
  },
  {
    it: 'a table with a line that the widget would lose',
    at: '/cart',
    fault: inBody(
      '<div data-widget="product-specs"><table><tr><th>Vermogen</th><td>3 kW</td></tr></table><p>Bij 25 graden</p></div>',
    ),
    code: 'inside-wrong',
    says: /^the HTML inside expects nothing but name and value .*, found "Bij 25 graden"\.$/,
  },
  {
    it: 'reviews that the page promises, without their microdata',
    at: '/cart',
    fault: inBody(
      '<div data-widget="product-reviews" data-product-id="4711" data-type="product" data-initial="{}"><ol><li>Snel geleverd</li></ol></div>',
    ),
    code: 'inside-wrong',
    says: /^the HTML inside expects nothing but reviews .*, found "Snel geleverd"\.$/,
  },
  {
    it: 'a newsletter without a field',
    at: '/cart',
    fault: inBody('<div data-widget="newsletter-box"><form></form></div>'),
    code: 'inside-wrong',
    says: '<form> expects a field with the name email, found "none".',
  },
  {
    it: 'a moment that there is not',
    at: '/cart',
    fault: replace('data-widget="cart-popup"', 'data-widget="cart-popup" data-load="later"'),
    code: 'load-wrong',
    says: 'found "later"',
  },
  {
    it: 'a printed answer that is no JSON',
    at: '/cart',
    fault: replace('data-widget="cart-badge"', `data-widget="cart-badge" data-initial='{"amount": }'`),
    code: 'initial-wrong',
    says: 'data-initial expects JSON, found "{"amount": }". It breaks at line 1, column 12.',
  },
  {
    it: 'a printed answer outside the contract',
    at: '/cart',
    fault: replace('data-widget="cart-badge"', `data-widget="cart-badge" data-initial='{"count": 3}'`),
    code: 'initial-wrong',
    says: /at amount expected number.*, found nothing\.$/,
  },
  {
    it: 'a widget that stands twice',
    at: '/cart',
    fault: inBody('<div data-widget="cart-popup"></div>'),
    code: 'widget-twice',
    says: 'cart-popup occurs 2 times on this page',
  },
  {
    it: 'a list that stands beside another',
    at: LIST,
    fault: inBody('<div data-widget="product-overview" data-id="15"></div>'),
    code: 'widget-twice',
    says: 'product-overview occurs 2 times on this page',
  },
  {
    it: 'a buy button without a popup',
    at: PRODUCT,
    fault: { page: (html) => html.replace(/<div data-widget="cart-popup"[^>]*><\/div>/, '') },
    code: 'companion-missing',
    says: 'There is no cart-popup on this page',
  },
  {
    it: 'a list with boxes to compare, without a bar',
    at: LIST,
    fault: { page: (html) => html.replace(/<div data-widget="compare-bar"[^>]*><\/div>/, '') },
    code: 'companion-missing',
    says: 'There is no compare-bar on this page',
  },
  {
    it: 'a button that asks for mail, without a form for it',
    at: '/cart',
    fault: {
      page: (html) =>
        html
          .replace('<div data-widget="back-in-stock-modal"></div>', '')
          .replace(
            '</body>',
            '<button data-widget="add-to-cart" data-type="product" data-id="1" data-orderable="false"></button></body>',
          ),
    },
    code: 'companion-missing',
    says: 'There is no back-in-stock-modal on this page',
  },
  {
    it: 'an id that stands twice',
    at: '/cart',
    fault: inBody('<p id="app"></p>'),
    code: 'id-twice',
    says: '2 elements have the id "app".',
  },
];
