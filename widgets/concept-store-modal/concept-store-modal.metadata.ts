import type { WidgetMetadata } from '../../shared/runtime/metadata.ts';

export const metadata: WidgetMetadata = {
  title: { nl: 'Uitleg over de conceptstore', de: 'Erklärung zum Concept Store', en: 'About the concept store' },
  text: {
    nl: 'Vertelt over een winkel om te bezoeken, in een venster dat opengaat als iemand ernaar vraagt.',
    de: 'Erzählt von einem Laden zum Besuchen, in einem Fenster, das sich auf Wunsch öffnet.',
    en: 'Describes a store in a dialog, which a button or a command opens.',
  },
  group: 'reading',
  inputs: {
    title: { nl: 'De kop, als HTML.', de: 'Die Überschrift, als HTML.', en: 'The heading, as HTML.' },
    content: { nl: 'De tekst, als HTML.', de: 'Der Text, als HTML.', en: 'The text, as HTML.' },
    label: {
      nl: 'De woorden van een knop in een leeg element; zonder deze komt er geen knop.',
      de: 'Die Worte eines Knopfs in einem leeren Element; ohne sie kommt kein Knopf.',
      en: 'Label of a button in an empty element; without it there is no button.',
    },
  },
  labels: {
    title: { nl: 'Titel', de: 'Titel', en: 'Title' },
    content: { nl: 'Inhoud', de: 'Inhalt', en: 'Content' },
    label: { nl: 'Tekst van de knop', de: 'Text des Knopfs', en: 'Button text' },
  },
  html: ['title', 'content'],
  calls: {},
  publishes: [],
  subscribes: ['concept-store-open'],
  example: `<div
  data-widget="concept-store-modal"
  data-title="Onze conceptstore"
  data-content="&lt;p&gt;Bekijk panelen, omvormers en warmtepompen in het echt.&lt;/p&gt;"
>
  <button type="button">Kom langs in de winkel</button>
</div>`,
};
