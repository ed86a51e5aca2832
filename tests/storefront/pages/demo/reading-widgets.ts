import type { Locale } from '../../rules/language.ts';
import type { Product } from '../../rules/product.ts';
import { ordering } from '../../seed/faq/ordering.ts';
import type { DemoWidget } from './catalogue.ts';

/** JSON as it stands between single quotes. */
function attribute(value: unknown): string {
  return JSON.stringify(value).replaceAll('&', '&amp;').replaceAll("'", '&#39;');
}

function table({ specifications }: Product): string {
  const rows = specifications.map(({ name, value }) => `    <tr><th scope="row">${name}</th><td>${value}</td></tr>`);
  return `<table>\n${rows.join('\n')}\n  </table>`;
}

function detail({ question, answer }: { question: string; answer: string }, at: number): string {
  return `  <details id="vraag-${at + 1}" name="bestellen"><summary>${question}</summary><div>${answer}</div></details>`;
}

const PRINTED = { nl: 'Wat de server al toont', de: 'Was der Server schon zeigt', en: 'What the server already shows' };

export const productSpecs: DemoWidget = {
  name: 'product-specs',
  about: {
    nl: 'De specificaties als tabel; op een smal scherm begint een lange tabel met zes rijen.',
    de: 'Die technischen Daten als Tabelle; auf einem schmalen Bildschirm beginnt eine lange Tabelle mit sechs Zeilen.',
    en: 'The specifications as a table; on a narrow screen a long table begins with six rows.',
  },
  inputs: [
    {
      attribute: 'data-specs',
      kind: 'json',
      standard: null,
      meaning: {
        nl: 'De rijen; zonder deze die van de tabel in het element.',
        de: 'Die Zeilen; ohne sie die der Tabelle im Element.',
        en: 'The rows; without them those of the table inside the element.',
      },
    },
    {
      attribute: 'data-all-url',
      kind: 'text',
      standard: null,
      meaning: {
        nl: 'Waar alle specificaties staan.',
        de: 'Wo alle technischen Daten stehen.',
        en: 'Where all specifications stand.',
      },
    },
  ],
  samples({ orderable, bundle }) {
    const more = [...orderable.specifications, ...bundle.specifications];
    return [
      {
        title: PRINTED,
        html: `<div data-widget="product-specs" data-all-url="${orderable.url}#specs">\n  ${table(orderable)}\n</div>`,
      },
      {
        title: { nl: 'Een leeg element', de: 'Ein leeres Element', en: 'An empty element' },
        html: `<div data-widget="product-specs" data-specs='${attribute(more)}'></div>`,
      },
    ];
  },
};

export const productReviews: DemoWidget = {
  name: 'product-reviews',
  about: {
    nl: 'Wat klanten van een product vinden, per bladzijde.',
    de: 'Was Kunden über ein Produkt sagen, Seite für Seite.',
    en: 'What customers say about a product, page by page.',
  },
  inputs: [
    {
      attribute: 'data-product-id',
      kind: 'text',
      standard: null,
      isRequired: true,
      meaning: { nl: 'Het nummer van het product.', de: 'Die Nummer des Produkts.', en: 'The number of the product.' },
    },
    {
      attribute: 'data-type',
      kind: 'text',
      standard: null,
      isRequired: true,
      meaning: {
        nl: 'product, bundle of second-chance-product.',
        de: 'product, bundle oder second-chance-product.',
        en: 'product, bundle or second-chance-product.',
      },
    },
    {
      attribute: 'data-initial',
      kind: 'json',
      standard: null,
      meaning: {
        nl: 'De eerste bladzijde, zodat er niets wordt gevraagd; {} als hij in het element staat.',
        de: 'Die erste Seite, damit nichts gefragt wird; {} wenn sie im Element steht.',
        en: 'The first page, so that nothing is asked; {} when it stands inside the element.',
      },
    },
    {
      attribute: 'data-verified-note',
      kind: 'text',
      standard: null,
      meaning: {
        nl: 'Hoe de winkel weet dat wie beoordeelt het product kocht.',
        de: 'Woher der Shop weiß, dass Bewertende das Produkt gekauft haben.',
        en: 'How the shop knows that reviewers bought the product.',
      },
    },
  ],
  samples: ({ orderable: { id, type, url, name } }) => [
    {
      title: { nl: 'De eerste bladzijde', de: 'Die erste Seite', en: 'The first page' },
      html: `<div data-widget="product-reviews" data-product-id="${id}" data-type="${type}">\n  <p><a href="${url}#reviews">${name}</a></p>\n</div>`,
    },
    {
      title: { nl: 'Nog geen beoordelingen', de: 'Noch keine Bewertungen', en: 'No reviews yet' },
      html: `<div data-widget="product-reviews" data-product-id="${id}" data-type="${type}" data-initial='{"reviews":[]}'></div>`,
    },
  ],
};

export const brandFaq: DemoWidget = {
  name: 'brand-faq',
  about: {
    nl: 'Wat er over een merk wordt gevraagd, in tabbladen.',
    de: 'Was zu einer Marke gefragt wird, in Registern.',
    en: 'What is asked about a brand, in tabs.',
  },
  inputs: [
    {
      attribute: 'data-brand-id',
      kind: 'text',
      standard: null,
      isRequired: true,
      meaning: { nl: 'Het nummer van het merk.', de: 'Die Nummer der Marke.', en: 'The number of the brand.' },
    },
  ],
  samples: ({ orderable: { brand } }) => [
    {
      title: { nl: 'Eén merk', de: 'Eine Marke', en: 'One brand' },
      html: `<div data-widget="brand-faq" data-brand-id="${brand.id}">\n  <p><a href="/merken/${brand.slug}">${brand.name}</a></p>\n</div>`,
    },
  ],
};

export const faqBlock: DemoWidget = {
  name: 'faq-block',
  about: {
    nl: 'Vragen met antwoorden, en een plaatje ernaast; één antwoord tegelijk is open.',
    de: 'Fragen mit Antworten und ein Bild daneben; jeweils eine Antwort ist offen.',
    en: 'Questions with answers, and a picture beside them; one answer is open at a time.',
  },
  inputs: [
    {
      attribute: 'data-title',
      kind: 'text',
      standard: null,
      meaning: {
        nl: 'De kop; zonder deze die in het element.',
        de: 'Die Überschrift; ohne sie die im Element.',
        en: 'The heading; without it the one inside the element.',
      },
    },
    {
      attribute: 'data-items',
      kind: 'json',
      standard: null,
      meaning: {
        nl: 'Vragen en antwoorden; zonder deze die in het element.',
        de: 'Fragen und Antworten; ohne sie die im Element.',
        en: 'Questions and answers; without them those inside the element.',
      },
    },
    ...['data-image', 'data-mobile-image', 'data-image-alt'].map((name) => ({
      attribute: name,
      kind: 'text' as const,
      standard: null,
      meaning: {
        nl: 'Het plaatje, dat voor 640 px en smaller, en wat het laat zien.',
        de: 'Das Bild, das für 640 px und schmaler, und was es zeigt.',
        en: 'The picture, that for 640 px and less, and what it shows.',
      },
    })),
  ],
  samples(_examples, words) {
    const locale = words.locale as Locale;
    const title = ordering.subject[locale];
    const items = ordering.items.map(({ question, answer }) => ({
      question: question[locale],
      answer: answer[locale],
    }));
    return [
      {
        title: PRINTED,
        html: `<div data-widget="faq-block">\n  <h2>${title}</h2>\n  <img src="/media/b/${ordering.picture}.svg" alt="${ordering.pictured[locale]}" width="600" height="450" />\n${items.map(detail).join('\n')}\n</div>`,
      },
      {
        title: { nl: 'Een leeg element', de: 'Ein leeres Element', en: 'An empty element' },
        html: `<div data-widget="faq-block" data-title="${ordering.tab[locale]}" data-items='${attribute(items)}'></div>`,
      },
    ];
  },
};
