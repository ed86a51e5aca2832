import type { Words } from '../../../rules/language.ts';
import type { DemoSample, Samples } from '../catalogue.ts';

const quotationSample = (number: string, title: Words): DemoSample => ({
  title,
  html: `<div data-widget="quotation" data-id="off-${number}">\n  <p><a href="/offerte/off-${number}?signature=zon${number}">OFF-${number}</a></p>\n</div>`,
});

export const samples: Samples = () => [
  quotationSample('20262', {
    nl: 'Geldig; op de Duitse site met een keuze voor 0% btw',
    de: 'Gültig, mit der Wahl von 0 % MwSt.',
    en: 'Valid; on the German site with a choice of 0 % VAT',
  }),
  quotationSample('20310', { nl: 'Geldig, op rekening', de: 'Gültig, auf Rechnung', en: 'Valid, on account' }),
  quotationSample('20255', { nl: 'Geaccepteerd', de: 'Angenommen', en: 'Accepted' }),
  quotationSample('20190', { nl: 'Verlopen', de: 'Abgelaufen', en: 'Expired' }),
];
