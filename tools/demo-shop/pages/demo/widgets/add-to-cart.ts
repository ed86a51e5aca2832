import type { Product } from '../../../rules/product.ts';
import type { Samples } from '../catalogue.ts';

/** The attributes of a buy button. */
function identity({ type, id }: Product): string {
  return `data-widget="add-to-cart" data-type="${type}" data-id="${id}"`;
}

export const samples: Samples = ({ orderable, soldOut, preOrder, preHeat, onRequest, eol }, { buy }) => {
  return [
    {
      title: {
        nl: 'Een knop die de server al toont',
        de: 'Ein Knopf, den der Server schon zeigt',
        en: 'A button that the server already shows',
      },
      html: `<button ${identity(orderable)} data-qty="1">${buy}</button>`,
    },
    {
      title: { nl: 'Een leeg element', de: 'Ein leeres Element', en: 'An empty element' },
      html: `<div ${identity(orderable)}></div>`,
    },
    {
      title: { nl: 'Met een aantal', de: 'Mit Anzahl', en: 'With a quantity' },
      html: `<div ${identity(orderable)} data-stepper></div>`,
    },
    {
      title: {
        nl: 'Direct door naar de winkelwagen',
        de: 'Direkt weiter zum Warenkorb',
        en: 'Straight on to the cart',
      },
      html: `<div ${identity(orderable)} data-go-to-cart></div>`,
    },
    {
      title: { nl: 'Te reserveren', de: 'Vorbestellbar', en: 'To be pre-ordered' },
      html: `<div ${identity(preOrder)} data-orderable="false" data-pre-order></div>`,
    },
    {
      title: { nl: 'Tijdelijk uitverkocht', de: 'Vorübergehend ausverkauft', en: 'Temporarily sold out' },
      html: `<div ${identity(soldOut)} data-orderable="false"></div>`,
    },
    {
      title: { nl: 'Binnenkort verkrijgbaar', de: 'Demnächst verfügbar', en: 'Available soon' },
      html: `<div ${identity(preHeat)} data-orderable="false" data-pre-heat></div>`,
    },
    {
      title: { nl: 'Prijs op aanvraag', de: 'Preis auf Anfrage', en: 'Price on request' },
      html: `<div ${identity(onRequest)} data-orderable="false" data-price-on-request></div>`,
    },
    {
      title: { nl: 'Uit het assortiment', de: 'Nicht mehr im Sortiment', en: 'No longer sold' },
      html: `<div ${identity(eol)} data-orderable="false" data-eol></div>`,
    },
  ];
};
