import { submitPicked } from '../../shared/contract/returns.ts';
import { HEADING_LEVEL, type WidgetMetadata } from '../../shared/runtime/metadata.ts';

export const metadata: WidgetMetadata = {
  title: { nl: 'Kiezen wat teruggaat', de: 'Wählen, was zurückgeht', en: 'Choosing what to return' },
  text: {
    nl: 'Kiezen wat er terug moet, en hoeveel ervan.',
    de: 'Wählen, was zurückgehen soll, und wie viel davon.',
    en: 'The customer selects products to return, and how many pieces of each.',
  },
  group: 'returns',
  inputs: {
    products: {
      nl: 'De gekochte producten; een lange lijst staat in het JSON-element erin.',
      de: 'Die gekauften Produkte; eine lange Liste steht im JSON-Element darin.',
      en: 'The products that the customer bought; put a long list into the JSON element inside.',
    },
    submitUrl: { nl: 'Waar de keuze heen gaat.', de: 'Wohin die Auswahl geht.', en: 'Where the selection is sent.' },
    headingLevel: HEADING_LEVEL.help,
  },
  labels: {
    products: { nl: 'Producten', de: 'Produkte', en: 'Products' },
    submitUrl: { nl: 'Adres van de keuze', de: 'Adresse der Auswahl', en: 'Selection address' },
    headingLevel: HEADING_LEVEL.label,
  },
  calls: { submitPicked: submitPicked('{submitUrl}') },
  publishes: [],
  subscribes: [],
  example: `<div data-widget="return-picker" data-submit-url="/rma">
  <script type="application/json">
    {
      "products": [
        { "id": 1112001, "name": "Growatt MIN 3000TL-XH", "image": "/media/p/4711.svg", "amount": 5, "reserved": 2, "order_number": "2026-11120", "ordered_at": "2026-03-05" },
        { "id": 1112004, "name": "Growatt ARK 5.1 kWh", "image": "/media/p/900.svg", "amount": 1, "reserved": 0, "order_number": "2026-10877", "ordered_at": "2026-01-19" }
      ]
    }
  </script>
</div>`,
};
