import { FILLED } from './calls.ts';
import { inBody, LIST, PRODUCT, replace, text, type FaultCase } from './fault-case.ts';

export const MARKUP: readonly FaultCase[] = [
  {
    title: 'a page without widgets',
    path: '/cart',
    fault: { page: (html) => html.replaceAll('data-widget=', 'data-was=') },
    code: 'no-widgets',
    message: 'No element of this page has the attribute data-widget.',
  },
  {
    title: 'a page that scripts draw',
    path: '/login',
    fault: replace(
      /<body[^]*<\/body>/,
      '<body><div id="root"><p>Loading…</p></div><script src="/app.js"></script></body>',
    ),
    code: 'page-scripted',
    message: 'The HTML of this page has no data-widget: scripts draw the page into #root, which only a browser runs.',
  },
  {
    title: 'a misspelt widget',
    path: '/cart',
    fault: replace('data-widget="chat-widget"', 'data-widget="chat-wigdet"'),
    code: 'widget-unknown',
    message: 'found "chat-wigdet". Did you mean "chat-widget"?',
  },
  {
    title: 'an attribute of the wrong type',
    path: '/cart',
    fault: inBody('<button data-widget="add-to-cart" data-type="product" data-id="1" data-qty="two">Koop</button>'),
    code: 'input-wrong',
    message: 'data-qty expects a whole number from 1, found "two".',
  },
  {
    title: 'a missing attribute of an island',
    path: '/cart',
    fault: inBody('<div data-widget="brand-faq"></div>'),
    code: 'input-wrong',
    message: 'data-brand-id expects string, found nothing.',
  },
  {
    title: 'an attribute that is invalid JSON',
    path: '/cart',
    fault: inBody(`<div data-widget="checkout" data-google-pay='{"environment":\n"TEST",}'></div>`),
    code: 'input-wrong',
    message: 'Invalid at line 2, column 8.',
  },
  {
    title: 'a truncated JSON child',
    path: '/cart',
    fault: inBody('<div data-widget="faq-block"><script type="application/json">{"title": "Vragen",</script></div>'),
    code: 'input-wrong',
    message: '<script type="application/json"> expects JSON',
  },
  {
    title: 'a misspelt attribute',
    path: '/cart',
    fault: replace('data-cart-url="/cart"', 'data-card-url="/cart"'),
    code: 'input-unknown',
    message: 'data-card-url is not an input. Did you mean "data-cart-url"?',
  },
  {
    title: 'code that was pasted as text',
    path: '/cart',
    fault: inBody('<p>&lt;div data-widget="faq-block" data-title="Vragen"&gt;&lt;/div&gt;</p>'),
    code: 'code-as-text',
    message: 'Visitors read the code of faq-block as text.',
  },
  {
    title: 'JSON without its script element',
    path: '/cart',
    fault: inBody(
      '<div data-widget="concept-store-modal" data-title="Winkel" data-content="Kom"><p>{“label”: “Open”}</p></div>',
    ),
    code: 'json-as-text',
    message: 'a filter for scripts and one for typographic quotes removed the script element.',
  },
  {
    title: 'a page in another charset than it says',
    path: '/cart',
    fault: replace(/<meta charset="utf-8"[^>]*>/i, '<meta charset="iso-8859-1">'),
    code: 'charset-wrong',
    message: /^The header says utf-8, and the page says iso-8859-1\.$/i,
  },
  {
    title: 'a rule that hides a waiting widget',
    path: '/cart',
    fault: inBody(
      '<style>.entry p, .block:empty { display: none }</style><div class="block" data-widget="concept-store-modal" data-title="Winkel" data-content="Kom"></div>',
    ),
    code: 'hidden-by-style',
    message: 'The rule ".block:empty" hides it while it waits.',
  },
  {
    title: 'a rule of the theme that hides a waiting widget',
    path: '/cart',
    fault: {
      ...inBody(
        '<link rel="stylesheet" href="/theme.css?v=1"><div class="block" data-widget="concept-store-modal" data-title="Winkel" data-content="Kom"></div>',
      ),
      replaceAnswers: {
        '/theme.css': text('@media all{main>p{}body > .block:EMPTY{color:red;display:none}}', 'text/css'),
      },
    },
    code: 'hidden-by-style',
    message: /^The rule "body > .block:EMPTY" of http:.*\/theme\.css\?v=1 hides it while it waits\.$/,
  },
  {
    title: 'a toggle for a missing element',
    path: '/cart',
    fault: inBody(
      '<div data-widget="page-helpers"><button data-toggle="faq-answer" aria-controls="nergens">Hoe?</button></div>',
    ),
    code: 'inside-wrong',
    message: 'aria-controls of the button "Hoe?" expects the id of an element of this page, found "nergens".',
  },
  {
    title: 'a table with a row that the widget cannot read',
    path: '/cart',
    fault: inBody(
      '<div data-widget="product-specs"><table><tr><th>Vermogen</th><td>3 kW</td></tr></table><p>Bij 25 graden</p></div>',
    ),
    code: 'inside-wrong',
    message: /^the HTML inside expects nothing but name and value .*, found "Bij 25 graden"\.$/,
  },
  {
    title: 'server-rendered reviews without microdata',
    path: '/cart',
    fault: inBody(
      '<div data-widget="product-reviews" data-product-id="4711" data-type="product" data-initial="{}"><ol><li>Snel geleverd</li></ol></div>',
    ),
    code: 'inside-wrong',
    message: /^the HTML inside expects nothing but reviews .*, found "Snel geleverd"\.$/,
  },
  {
    title: 'a newsletter without a field',
    path: '/cart',
    fault: inBody('<div data-widget="newsletter-box"><form></form></div>'),
    code: 'inside-wrong',
    message: '<form> expects a field with the name email, found "none".',
  },
  {
    title: 'a template for a misspelt slot',
    path: '/cart',
    fault: replace(
      /(<div data-widget="cart-page"[^>]*>)/,
      '$1<template data-slot="summary-end"><p>Nog een vraag?</p></template><template data-slot="summary-ende"></template>',
    ),
    code: 'slot-unknown',
    message: 'data-slot expects line-end, summary-end, empty, found "summary-ende".',
  },
  {
    title: 'an invalid load trigger',
    path: '/cart',
    fault: replace('data-widget="cart-popup"', 'data-widget="cart-popup" data-load="later"'),
    code: 'load-wrong',
    message: 'found "later"',
  },
  {
    title: 'a first answer in the page that is invalid JSON',
    path: '/cart',
    fault: replace('data-widget="cart-badge"', `data-widget="cart-badge" data-initial='{"amount": }'`),
    code: 'initial-wrong',
    message: 'data-initial expects JSON, found "{"amount": }". Invalid at line 1, column 12.',
  },
  {
    title: 'a first answer in the page that violates the contract',
    path: '/cart',
    fault: replace('data-widget="cart-badge"', `data-widget="cart-badge" data-initial='{"count": 3}'`),
    code: 'initial-wrong',
    message: /^data-initial is not an answer of \/cart\/init: amount: expected number.*, found nothing\.$/,
  },
  {
    title: 'a first answer in the page whose amounts are in cents',
    path: '/cart',
    fault: replace(
      'data-widget="cart-page"',
      `data-widget="cart-page" data-initial='${JSON.stringify({ ...FILLED, subtotal: 129800 })}'`,
    ),
    code: 'call-cents',
    message: 'the lines add up to 1298, and subtotal is 129800: subtotal is in cents.',
  },
  {
    title: 'a widget that is on the page twice',
    path: '/cart',
    fault: inBody('<div data-widget="cart-popup"></div>'),
    code: 'widget-twice',
    message: 'cart-popup occurs 2 times on this page',
  },
  {
    title: 'two lists on one page',
    path: LIST,
    fault: inBody('<div data-widget="product-overview" data-id="15"></div>'),
    code: 'widget-conflict',
    message: 'product-overview occurs 2 times on this page',
  },
  {
    title: 'a buy button without a popup',
    path: PRODUCT,
    fault: { page: (html) => html.replace(/<div data-widget="cart-popup"[^>]*><\/div>/, '') },
    code: 'companion-missing',
    message: 'There is no cart-popup on this page',
  },
  {
    title: 'a list with compare boxes, without a compare bar',
    path: LIST,
    fault: { page: (html) => html.replace(/<div data-widget="compare-bar"[^>]*><\/div>/, '') },
    code: 'companion-missing',
    message: 'There is no compare-bar on this page',
  },
  {
    title: 'a back-in-stock button without its form',
    path: '/cart',
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
    message: 'There is no back-in-stock-modal on this page',
  },
  {
    title: 'a duplicate id',
    path: '/cart',
    fault: inBody('<p id="app"></p>'),
    code: 'id-twice',
    message: '2 elements have the id "app".',
  },
];
