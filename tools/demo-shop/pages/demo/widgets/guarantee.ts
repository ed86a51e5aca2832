import { LOCALES } from '../../../rules/language.ts';
import { guaranteeNotice } from '../../../rules/guarantee-notice.ts';
import type { Samples } from '../catalogue.ts';

export const samples: Samples = () => [
  ...LOCALES.map((locale) => {
    const { image, width, height, url } = guaranteeNotice(locale);
    return {
      title: { nl: `Plaatje (${locale})`, de: `Bild (${locale})`, en: `Picture (${locale})` },
      html: `<div
  data-widget="guarantee"
  data-notice="${image}"
  data-notice-width="${width}"
  data-notice-height="${height}"
  data-link="${url}"
></div>`,
    };
  }),
  {
    title: { nl: 'Van de server', de: 'Vom Server', en: 'From the server' },
    html: `<div data-widget="guarantee">
  <img data-guarantee-notice src="/media/guarantee/nl.svg" width="600" height="840" alt="Kennisgeving over de wettelijke garantie" />
</div>`,
  },
];
