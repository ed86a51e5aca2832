import type { Samples } from '../catalogue.ts';

const POPUP = '<div data-widget="cart-popup" data-cart-url="/cart"></div>';

export const samples: Samples = ({ orderable, onRequest }) => {
  const ask = (product: typeof orderable, more: object) =>
    `<button class="sw-button sw-button--secondary" type="button" data-tell="add-to-cart" data-detail='${JSON.stringify({ type: product.type, id: product.id, qty: 1, ...more })}'>shop:add-to-cart</button>`;
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
};
