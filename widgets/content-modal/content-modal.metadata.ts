import { readModalContent } from '../../shared/contract/content-modal.ts';
import * as z from 'zod/mini';
import type { WidgetMetadata } from '../../shared/runtime/metadata.ts';

export const metadata: WidgetMetadata = {
  title: { nl: 'Uitleg in een venster', de: 'Erklärung in einem Fenster', en: 'Explanation in a dialog' },
  text: {
    nl: 'Links in een tekst tonen hun inhoud over de pagina.',
    de: 'Links in einem Text zeigen ihren Inhalt über der Seite.',
    en: 'Links in a text open their content in a dialog over the page.',
  },
  group: 'reading',
  inputs: {
    target: {
      nl: 'Alleen nodig als de links in een ander deel van de pagina staan: vraag de bouwer van de pagina naar zijn selector.',
      de: 'Nur nötig, wenn die Links in einem anderen Teil der Seite stehen: Erfragen Sie beim Entwickler der Seite den Selektor.',
      en: 'Only needed if the links are in another part of the page: ask its developer for the selector.',
    },
    host: {
      nl: 'Vul in waar de teksten vandaan komen, zoals content.example.nl. Laat leeg voor wat de site heeft ingesteld.',
      de: 'Tragen Sie ein, woher die Texte kommen, etwa content.example.nl. Leer lassen für die Einstellung der Website.',
      en: 'Enter where the texts come from, such as content.example.nl. Leave empty for the setting of the site.',
    },
  },
  labels: {
    target: { nl: 'Plaats van de teksten', de: 'Ort der Texte', en: 'Place of the texts' },
    host: { nl: 'Host van de inhoud', de: 'Host der Inhalte', en: 'Content host' },
  },
  schema: z.object({ target: z._default(z.string(), ''), host: z._default(z.string(), '') }),
  calls: { readModalContent },
  publishes: [],
  subscribes: [],
  example: `<div data-widget="content-modal">
  <p>Lees meer over <a href="/levering">bezorging</a> en <a href="/garantie">garantie</a>.</p>
</div>`,
};
