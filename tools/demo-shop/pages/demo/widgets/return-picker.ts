import type { Samples } from '../catalogue.ts';

const PICTURE = '/media/p/4711.svg';

const SPRING = { order_number: '2026-11120', ordered_at: '2026-03-05' };
const WINTER = { order_number: '2026-10877', ordered_at: '2026-01-19' };

function boughtIn(locale: string) {
  return [
    {
      id: 1_112_001,
      name: 'Growatt MIN 3000TL-XH',
      category: { de: 'Wechselrichter', en: 'Inverters' }[locale] ?? 'Omvormers',
      image: PICTURE,
      manual: { name: 'PDF', url: '/growatt-min-3000tl-xh#specs' },
      amount: 5,
      reserved: 2,
      ...SPRING,
    },
    {
      id: 1_112_004,
      name: 'Growatt ARK 5.1 kWh',
      category: { de: 'Speicher', en: 'Batteries' }[locale] ?? 'Accu’s',
      image: '/media/p/900.svg',
      amount: 1,
      reserved: 0,
      ...WINTER,
    },
    {
      id: 1_112_003,
      name: 'MC4',
      category: { de: 'Kabel', en: 'Cables' }[locale] ?? 'Kabels',
      image: '/media/p/512.svg',
      amount: 1,
      reserved: 1,
      ...WINTER,
    },
  ];
}

export const samples: Samples = (_examples, { locale }) => [
  {
    title: { nl: 'Drie producten', de: 'Drei Produkte', en: 'Three products' },
    html: `<div data-widget="return-picker" data-submit-url="/rma">\n  <script type="application/json">${JSON.stringify({ products: boughtIn(locale) })}</script>\n  <p><a href="/rma">/rma</a></p>\n</div>`,
  },
];
