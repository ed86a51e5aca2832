import * as z from 'zod/mini';
import { FaqItem } from '../../shared/contract/faq.ts';
import type { WidgetMetadata } from '../../shared/runtime/metadata.ts';

export const metadata: WidgetMetadata = {
  title: { nl: 'Vragen en antwoorden', de: 'Fragen und Antworten', en: 'Questions and answers' },
  text: {
    nl: 'Vragen met antwoorden, en een afbeelding ernaast; één antwoord tegelijk is open.',
    de: 'Fragen mit Antworten und ein Bild daneben; jeweils eine Antwort ist offen.',
    en: 'Questions with answers, and an image beside them; one answer is open at a time.',
  },
  group: 'reading',
  inputs: {
    title: {
      nl: 'Typ de kop boven de vragen.',
      de: 'Geben Sie die Überschrift über den Fragen ein.',
      en: 'Type the heading above the questions.',
    },
    items: {
      nl: 'Voeg elke vraag toe met haar antwoord.',
      de: 'Fügen Sie jede Frage mit ihrer Antwort hinzu.',
      en: 'Add each question with its answer.',
    },
    image: {
      nl: 'Plak het adres van een afbeelding voor naast de vragen. Laat leeg om die van de pagina te houden.',
      de: 'Fügen Sie die Adresse eines Bildes ein, das neben den Fragen steht. Leer lassen, um das der Seite zu behalten.',
      en: 'Paste the address of an image to stand beside the questions. Leave empty to keep the one of the page.',
    },
    mobileImage: {
      nl: 'Plak het adres van een kleinere afbeelding voor telefoons (tot 640 pixels breed).',
      de: 'Fügen Sie die Adresse eines kleineren Bildes für Telefone ein (bis 640 Pixel breit).',
      en: 'Paste the address of a smaller image for phones (up to 640 pixels wide).',
    },
    imageAlt: {
      nl: 'Beschrijf wat de afbeelding laat zien. Laat leeg als zij alleen versiert.',
      de: 'Beschreiben Sie, was das Bild zeigt. Leer lassen, wenn es nur schmückt.',
      en: 'Describe what the image shows. Leave empty if it only decorates.',
    },
  },
  labels: {
    title: { nl: 'Titel', de: 'Titel', en: 'Title' },
    items: { nl: 'Vragen en antwoorden', de: 'Fragen und Antworten', en: 'Questions and answers' },
    image: { nl: 'Afbeelding', de: 'Bild', en: 'Image' },
    mobileImage: {
      nl: 'Afbeelding voor smalle vensters',
      de: 'Bild für schmale Fenster',
      en: 'Image for narrow windows',
    },
    imageAlt: { nl: 'Beschrijving van de afbeelding', de: 'Bildbeschreibung', en: 'Image description' },
  },
  html: ['items.answer'],
  schema: z.object({ items: z.array(FaqItem) }),
  calls: {},
  publishes: [],
  subscribes: [],
  example: `<div
  data-widget="faq-block"
  data-title="Bestellen en betalen"
  data-items='[{"question":"Hoe lang duurt de levering?","answer":"&lt;p&gt;Twee werkdagen.&lt;/p&gt;"}]'
></div>`,
  serverMarkup: [
    {
      replaces: ['title', 'items'],
      html: `<div data-widget="faq-block">
  <h2>Bestellen en betalen</h2>
  <details>
    <summary>Hoe lang duurt de levering?</summary>
    <div><p>Twee werkdagen.</p></div>
  </details>
</div>`,
    },
  ],
};
