import type { Samples } from '../catalogue.ts';

function order(uniqid: string, id: string): string {
  return `data-order-uniqid="${uniqid}"
  data-order-id="${id}"
  data-display-id="2026-${id}"
  data-action="/rma/bestelling/${uniqid}"`;
}

export const samples: Samples = () => [
  {
    title: { nl: 'Een bestelling', de: 'Eine Bestellung', en: 'An order' },
    html: `<div\n  data-widget="return-order-form"\n  ${order('bestelling-7f3a9c1e5b', '11120')}\n></div>`,
  },
  {
    title: { nl: 'Na een weigering', de: 'Nach einer Ablehnung', en: 'After a refusal' },
    html: `<div\n  data-widget="return-order-form"\n  ${order('bestelling-c04d82f6aa', '11090')}\n  data-old='{"1109001":{"amount":"2","rma_reason_id":"1"}}'\n  data-errors='{"rmaLines.1109001.rma_solution_id":["Kies een oplossing."]}'\n></div>`,
  },
];
