import type { About } from '../../shared/island/about.ts';

export const about: About = {
  title: { nl: 'Uitleg over de conceptstore', de: 'Erklärung zum Concept Store', en: 'About the concept store' },
  text: {
    nl: 'Vertelt over de winkel, in een venster.',
    de: 'Erzählt vom Laden, in einem Fenster.',
    en: 'Tells about the store, in a dialog.',
  },
  inputs: {
    title: { nl: 'De kop, als HTML.', de: 'Die Überschrift, als HTML.', en: 'The heading, as HTML.' },
    content: { nl: 'De tekst, als HTML.', de: 'Der Text, als HTML.', en: 'The text, as HTML.' },
    label: {
      nl: 'De woorden van een eigen knop.',
      de: 'Die Worte eines eigenen Knopfs.',
      en: 'The words of a button of its own.',
    },
  },
  calls: {},
  tells: [],
  hears: ['concept-store-open'],
  example: `<div data-widget="concept-store-modal">
  <script type="application/json">
    {
      "title": "Onze <em>conceptstore</em>",
      "content": "<p>Bekijk panelen, omvormers en warmtepompen in het echt.</p><ul><li>Maandag tot en met vrijdag van 9 tot 17 uur</li><li>Zaterdag op afspraak</li></ul>"
    }
  </script>
  <button type="button" class="button">Kom langs in de winkel</button>
</div>`,
};
