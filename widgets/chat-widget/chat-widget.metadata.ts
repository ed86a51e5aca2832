import * as z from 'zod/mini';
import type { WidgetMetadata } from '../../shared/runtime/metadata.ts';

export const metadata: WidgetMetadata = {
  title: { nl: 'Chat', de: 'Chat', en: 'Chat' },
  text: {
    nl: 'De weg naar de klantenservice. Gaat na een minuut op de site één keer vanzelf open.',
    de: 'Der Weg zum Kundenservice. Öffnet sich nach einer Minute auf der Website einmal von selbst.',
    en: 'Opens a chat or the contact details of customer service. Opens by itself once, after a minute on the site.',
  },
  group: 'reading',
  inputs: {
    delay: {
      nl: 'Na hoeveel seconden de chat vanzelf opengaat.',
      de: 'Nach wie vielen Sekunden sich der Chat von selbst öffnet.',
      en: 'Seconds after which the chat opens by itself.',
    },
    minWidth: {
      nl: 'Vanaf welke breedte van het venster, in pixels.',
      de: 'Ab welcher Breite des Fensters, in Pixeln.',
      en: 'Minimum window width for opening by itself, in pixels.',
    },
    openCall: {
      nl: 'De globale functie die de chat van een leverancier opent.',
      de: 'Die globale Funktion, die den Chat eines Anbieters öffnet.',
      en: 'Global function that opens the chat of a vendor.',
    },
    title: { nl: 'De kop.', de: 'Die Überschrift.', en: 'The heading.' },
    content: {
      nl: 'Wat in het paneel staat; opmaak wordt opgeschoond.',
      de: 'Was im Panel steht; Auszeichnungen werden bereinigt.',
      en: 'Content of the panel; markup is sanitised.',
    },
  },
  labels: {
    delay: { nl: 'Wachttijd in seconden', de: 'Wartezeit in Sekunden', en: 'Delay in seconds' },
    minWidth: { nl: 'Kleinste vensterbreedte', de: 'Kleinste Fensterbreite', en: 'Minimum window width' },
    openCall: { nl: 'Functie van de leverancier', de: 'Funktion des Anbieters', en: 'Function of the vendor' },
    title: { nl: 'Titel', de: 'Titel', en: 'Title' },
    content: { nl: 'Inhoud', de: 'Inhalt', en: 'Content' },
  },
  html: ['content'],
  schema: z.object({
    delay: z._default(z.number(), 60),
    minWidth: z._default(z.number(), 1024),
    openCall: z._default(z.string(), ''),
    title: z._default(z.string(), ''),
    content: z._default(z.string(), ''),
  }),
  calls: {},
  publishes: ['chat-opened'],
  subscribes: ['chat-open', 'chat-opened'],
  example: `<div
  data-widget="chat-widget"
  data-content="&lt;p&gt;Bel &lt;a href=&quot;tel:+31360000000&quot;&gt;036 000 00 00&lt;/a&gt;.&lt;/p&gt;"
>
  <a href="/klantenservice">Chat</a>
</div>`,
};
