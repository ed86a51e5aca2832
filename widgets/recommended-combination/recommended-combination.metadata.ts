import { readProductInfo, readCombination } from '../../shared/contract/combination.ts';
import type { WidgetMetadata } from '../../shared/runtime/metadata.ts';

export const metadata: WidgetMetadata = {
  title: { nl: 'Aanbevolen combinatie', de: 'Empfohlene Kombination', en: 'Recommended combination' },
  text: {
    nl: 'Een product met een keuze en accessoires erbij, samen voor een lagere prijs.',
    de: 'Ein Produkt mit einer Auswahl und Zubehör, zusammen zu einem niedrigeren Preis.',
    en: 'A product with a choice and accessories, together at a lower price.',
  },
  group: 'buying',
  inputs: {
    id: {
      nl: 'Het product waar de combinatie om draait.',
      de: 'Das Produkt, um das sich die Kombination dreht.',
      en: 'The main product of the combination.',
    },
  },
  labels: {
    id: { nl: 'Productnummer', de: 'Produktnummer', en: 'Product number' },
  },
  slots: {
    end: {
      title: { nl: 'Onder de combinatie', de: 'Unter der Kombination', en: 'Below the combination' },
      text: {
        nl: 'Onder de prijs van de combinatie.',
        de: 'Unter dem Preis der Kombination.',
        en: 'Below the price of the combination.',
      },
    },
  },
  calls: { readCombination, readProductInfo },
  publishes: ['add-to-cart'],
  subscribes: ['cart-added', 'call-failed', 'widget-failed'],
  example: `<div data-widget="recommended-combination" data-id="4711">
  <p>Vaak samen gekocht: <a href="/growatt-ark-5-1-kwh">Growatt ARK 5.1 kWh</a></p>
</div>`,
};
