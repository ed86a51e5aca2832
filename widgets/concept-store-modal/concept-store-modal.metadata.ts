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
    title: {
      nl: 'Typ de kop van het venster.',
      de: 'Geben Sie die Überschrift des Fensters ein.',
      en: 'Type the heading of the dialog.',
    },
    content: {
      nl: 'Schrijf de tekst van het venster, bijvoorbeeld adres en openingstijden.',
      de: 'Schreiben Sie den Text des Fensters, etwa Adresse und Öffnungszeiten.',
      en: 'Write the text of the dialog, such as the address and opening hours.',
    },
    label: {
      nl: 'Typ wat er op de knop staat. Laat leeg als de pagina al een knop heeft.',
      de: 'Geben Sie ein, was auf der Schaltfläche steht. Leer lassen, wenn die Seite schon eine hat.',
      en: 'Type what the button says. Leave empty if the page already has one.',
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
