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
      nl: 'Een CSS-selector voor de teksten, als die niet in het element zelf staan.',
      de: 'Ein CSS-Selektor für die Texte, wenn sie nicht im Element selbst stehen.',
      en: 'A CSS selector for the texts, if they are not inside the element.',
    },
    host: {
      nl: 'De host die de inhoud levert, zoals content.example.nl; zonder deze die uit de instellingen van de pagina.',
      de: 'Der Host, der den Inhalt liefert, etwa content.example.nl; ohne ihn der aus den Einstellungen der Seite.',
      en: 'The host that serves the content, such as content.example.nl; by default the one in the page’s settings.',
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
