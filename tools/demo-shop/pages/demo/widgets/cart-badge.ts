import type { Samples } from '../catalogue.ts';

export const samples: Samples = (_examples, { cart }) => [
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
];
