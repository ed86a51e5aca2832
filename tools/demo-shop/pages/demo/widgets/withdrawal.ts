import type { Samples } from '../catalogue.ts';

const ORDERS = JSON.stringify({
  orders: [
    {
      number: '2026-11120',
      date: '2026-11-13',
      notice: 'Je bedenktijd loopt tot en met 14 december 2026.',
      lines: [
        { id: 1112001, name: 'Growatt MIN 3000TL-XH', amount: 2 },
        {
          id: 1112009,
          name: 'Solarkabel 6 mm², 50 meter',
          amount: 1,
          notice: 'Voor je op maat geknipt: hiervoor geldt geen herroepingsrecht.',
        },
      ],
    },
    { number: '2026-10482', date: '2026-09-07', lines: [] },
  ],
});

export const samples: Samples = () => [
  {
    title: { nl: 'Voor een gast', de: 'Für Gäste', en: 'For a guest' },
    html: '<div data-widget="withdrawal"></div>',
  },
  {
    title: { nl: 'Met bestellingen', de: 'Mit Bestellungen', en: 'With orders' },
    html: `<div data-widget="withdrawal" data-name="Sanne de Vries" data-email="sanne@example.nl">
  <script type="application/json">
    ${ORDERS}
  </script>
</div>`,
  },
  {
    title: {
      nl: 'Bestellingen uit het account',
      de: 'Bestellungen aus dem Konto',
      en: 'Orders of the account',
    },
    html: '<div data-widget="withdrawal" data-orders-url="/withdrawal/orders"></div>',
  },
];
