import type { Samples } from '../catalogue.ts';

export const samples: Samples = () => [
  {
    title: { nl: 'Een bestelling', de: 'Eine Bestellung', en: 'An order' },
    html: `<div data-widget="purchase-event" data-order="2026-20001" data-shipping="6.95">
  <script type="application/json">
    { "items": [{ "item_id": "GRW-MIN3000TLXH", "item_name": "Growatt MIN 3000TL-XH", "price": 649, "quantity": 2 }] }
  </script>
  <p>2026-20001</p>
</div>`,
  },
];
