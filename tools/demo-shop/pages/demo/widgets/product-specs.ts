import type { Product } from '../../../rules/product.ts';
import type { Locale } from '../../../rules/language.ts';
import { safetyOf } from '../../../rules/product-safety.ts';
import { attribute } from '../attribute.ts';
import type { Samples } from '../catalogue.ts';

function table({ specifications }: Product): string {
  const rows = specifications.map(({ name, value }) => `    <tr><th scope="row">${name}</th><td>${value}</td></tr>`);
  return `<table>\n${rows.join('\n')}\n  </table>`;
}

const PRINTED = { nl: 'Wat de server al toont', de: 'Was der Server schon zeigt', en: 'What the server already shows' };

const SAFE = {
  nl: 'Met productveiligheid en batterijpaspoort',
  de: 'Mit Produktsicherheit und Batteriepass',
  en: 'With product safety and battery passport',
};

export const samples: Samples = ({ orderable, bundle }, words) => {
  const more = [...orderable.specifications, ...bundle.specifications];
  const safety = safetyOf(orderable, words.locale as Locale);
  return [
    {
      title: PRINTED,
      html: `<div data-widget="product-specs" data-all-url="${orderable.url}#specs">\n  ${table(orderable)}\n</div>`,
    },
    {
      title: { nl: 'Een leeg element', de: 'Ein leeres Element', en: 'An empty element' },
      html: `<div data-widget="product-specs" data-specs='${attribute(more)}'></div>`,
    },
    {
      title: SAFE,
      html: `<div data-widget="product-specs" data-specs='${attribute(orderable.specifications)}' data-safety='${attribute(safety)}' data-battery-passport-url="#paspoort"></div>`,
    },
  ];
};
