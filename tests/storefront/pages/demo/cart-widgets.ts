import type { DemoWidget } from './catalogue.ts';

export const cartPage: DemoWidget = {
  name: 'cart-page',
  about: {
    nl: 'De winkelwagen met aantallen, verwijderen en het overzicht van de kosten.',
    de: 'Der Warenkorb mit Mengen, Entfernen und der Übersicht der Kosten.',
    en: 'The cart with quantities, removal and the summary of costs.',
  },
  inputs: [
    {
      attribute: 'data-checkout-url',
      kind: 'text',
      standard: '/checkout',
      meaning: {
        nl: 'Waar “Naar bestellen” heen leidt.',
        de: 'Wohin „Zur Kasse“ führt.',
        en: 'Where “Proceed to order” leads.',
      },
    },
    {
      attribute: 'data-continue-url',
      kind: 'text',
      standard: '/',
      meaning: {
        nl: 'Waar “Verder winkelen” heen leidt.',
        de: 'Wohin „Weiter einkaufen“ führt.',
        en: 'Where “Continue shopping” leads.',
      },
    },
  ],
  samples: (_examples, { cart, continueShopping }) => [
    {
      title: { nl: 'De winkelwagen van dit bezoek', de: 'Der Warenkorb dieses Besuchs', en: 'The cart of this visit' },
      html: `<div data-widget="cart-page" data-checkout-url="/checkout" data-continue-url="/">\n  <p><a href="/cart">${cart}</a> · <a href="/">${continueShopping}</a></p>\n</div>`,
    },
  ],
};

export const cartBadge: DemoWidget = {
  name: 'cart-badge',
  about: {
    nl: 'De link naar de winkelwagen met het aantal artikelen, in elke tab gelijk.',
    de: 'Der Link zum Warenkorb mit der Anzahl der Artikel, in jedem Tab gleich.',
    en: 'The link to the cart with the number of items, the same in every tab.',
  },
  inputs: [
    {
      attribute: 'data-url',
      kind: 'text',
      standard: 'href',
      meaning: {
        nl: 'Het adres van de winkelwagen.',
        de: 'Die Adresse des Warenkorbs.',
        en: 'The address of the cart.',
      },
    },
    {
      attribute: 'data-label',
      kind: 'text',
      standard: null,
      meaning: {
        nl: 'Een eigen naam voor de link.',
        de: 'Ein eigener Name für den Link.',
        en: 'A name of your own for the link.',
      },
    },
  ],
  samples: (_examples, { cart }) => [
    {
      title: {
        nl: 'Een link die de server al toont',
        de: 'Ein Link, den der Server schon zeigt',
        en: 'A link that the server already shows',
      },
      html: `<a href="/cart" data-widget="cart-badge">${cart}</a>`,
    },
    {
      title: { nl: 'Een leeg element', de: 'Ein leeres Element', en: 'An empty element' },
      html: `<span data-widget="cart-badge" data-url="/cart"></span>`,
    },
    {
      title: { nl: 'Met een eigen naam', de: 'Mit eigenem Namen', en: 'With a name of its own' },
      html: `<span data-widget="cart-badge" data-url="/cart" data-label="Mijn mandje"></span>`,
    },
  ],
};

const POPUP = '<div data-widget="cart-popup" data-cart-url="/cart"></div>';

export const cartPopup: DemoWidget = {
  name: 'cart-popup',
  about: {
    nl: 'Laat zien wat is toegevoegd, met passende accessoires. Staat één keer op elke pagina.',
    de: 'Zeigt, was hinzugefügt wurde, mit passendem Zubehör. Steht einmal auf jeder Seite.',
    en: 'Shows what was added, with accessories that fit. Stands once on every page.',
  },
  inputs: [
    {
      attribute: 'data-cart-url',
      kind: 'text',
      standard: '/cart',
      meaning: {
        nl: 'Waar “Naar winkelwagen” heen leidt.',
        de: 'Wohin „Zum Warenkorb“ führt.',
        en: 'Where “To cart” leads.',
      },
    },
  ],
  samples({ orderable, onRequest }) {
    const ask = (product: typeof orderable, more: object) =>
      `<button class="button button--quiet" type="button" data-tell="add-to-cart" data-detail='${JSON.stringify({ type: product.type, id: product.id, qty: 1, ...more })}'>shop:add-to-cart</button>`;
    const script = (detail: string) =>
      `document.dispatchEvent(new CustomEvent('shop:add-to-cart', { detail: ${detail} }));`;
    return [
      {
        title: {
          nl: 'Een eigen knop vraagt erom',
          de: 'Ein eigener Knopf verlangt es',
          en: 'A button of your own asks for it',
        },
        html: ask(orderable, {}),
        code: `${POPUP}\n\n${script(`{ type: '${orderable.type}', id: ${orderable.id}, qty: 1 }`)}`,
      },
      {
        title: {
          nl: 'Direct door naar de winkelwagen',
          de: 'Direkt weiter zum Warenkorb',
          en: 'Straight on to the cart',
        },
        html: ask(orderable, { goToCart: true }),
        code: script(`{ type: '${orderable.type}', id: ${orderable.id}, qty: 1, goToCart: true }`),
      },
      {
        title: { nl: 'De winkel weigert', de: 'Der Shop lehnt ab', en: 'The shop refuses' },
        html: ask(onRequest, {}),
        code: script(`{ type: '${onRequest.type}', id: ${JSON.stringify(onRequest.id)}, qty: 1 }`),
      },
    ];
  },
};
