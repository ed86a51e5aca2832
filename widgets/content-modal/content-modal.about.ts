import * as z from 'zod/mini';
import type { About } from '../../shared/island/about.ts';

export const about: About = {
  title: { nl: 'Uitleg in een venster', de: 'Erklärung in einem Fenster', en: 'Explanation in a dialog' },
  text: {
    nl: 'Links in een tekst tonen hun inhoud over de pagina.',
    de: 'Links in einem Text zeigen ihren Inhalt über der Seite.',
    en: 'Links in a text show their content over the page.',
  },
  inputs: {
    target: {
      nl: 'Kiest de teksten, als die ergens anders staan.',
      de: 'Wählt die Texte, wenn sie woanders stehen.',
      en: 'Selects the texts, if they stand elsewhere.',
    },
    host: { nl: 'De host die antwoordt.', de: 'Der Host, der antwortet.', en: 'The host that answers.' },
  },
  schema: z.object({ target: z.optional(z.string()), host: z._default(z.string(), 'contentDomain') }),
  calls: {},
  tells: ['call-failed'],
  hears: [],
  example: `<div data-widget="content-modal">
  <p>
    Lees meer over <a href="/levering">bezorging</a> en
    <a href="/garantie">garantie</a>, of kijk bij
    <a href="https://example.com/">een andere site</a>.
  </p>
</div>`,
};
