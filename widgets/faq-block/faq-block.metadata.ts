import * as z from 'zod/mini';
import { FaqItem } from '../../shared/contract/faq.ts';
import type { WidgetMetadata } from '../../shared/runtime/metadata.ts';

export const metadata: WidgetMetadata = {
  title: { nl: 'Vragen en antwoorden', de: 'Fragen und Antworten', en: 'Questions and answers' },
  text: {
    nl: 'Vragen met antwoorden, en een plaatje ernaast; één antwoord tegelijk is open.',
    de: 'Fragen mit Antworten und ein Bild daneben; jeweils eine Antwort ist offen.',
    en: 'Questions with answers, and a picture beside them; one answer is open at a time.',
  },
  group: 'reading',
  inputs: {
    title: {
      nl: 'De kop; zonder deze die in het element.',
      de: 'Die Überschrift; ohne sie die im Element.',
      en: 'The heading; without it the one inside the element.',
    },
    items: {
      nl: 'Vragen met hun antwoorden, die HTML mogen zijn; zonder deze de vragen in het element.',
      de: 'Fragen mit ihren Antworten, die HTML sein dürfen; ohne sie die Fragen im Element.',
      en: 'Questions with their answers, which may be HTML; without them those inside the element.',
    },
    image: {
      nl: 'Het adres van een plaatje ernaast; zonder dit het plaatje in het element.',
      de: 'Die Adresse eines Bildes daneben; ohne sie das Bild im Element.',
      en: 'The address of a picture beside them; without it the picture inside the element.',
    },
    mobileImage: {
      nl: 'Het adres van het plaatje voor vensters van 640 px en smaller.',
      de: 'Die Adresse des Bildes für Fenster von 640 px und schmaler.',
      en: 'The address of the picture for windows of 640 px and less.',
    },
    imageAlt: {
      nl: 'Wat het plaatje laat zien; leeg als het alleen versiert.',
      de: 'Was das Bild zeigt; leer, wenn es nur schmückt.',
      en: 'What the picture shows; empty when it only decorates.',
    },
  },
  labels: {
    title: { nl: 'Titel', de: 'Titel', en: 'Title' },
    items: { nl: 'Vragen en antwoorden', de: 'Fragen und Antworten', en: 'Questions and answers' },
    image: { nl: 'Afbeelding', de: 'Bild', en: 'Picture' },
    mobileImage: {
      nl: 'Afbeelding voor smalle vensters',
      de: 'Bild für schmale Fenster',
      en: 'Picture for narrow windows',
    },
    imageAlt: { nl: 'Beschrijving van de afbeelding', de: 'Bildbeschreibung', en: 'Picture description' },
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
