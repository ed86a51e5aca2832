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
      nl: 'Kies na hoeveel seconden op de site de chat één keer vanzelf opengaat.',
      de: 'Wählen Sie, nach wie vielen Sekunden auf der Website sich der Chat einmal von selbst öffnet.',
      en: 'Choose after how many seconds on the site the chat opens by itself, once.',
    },
    minWidth: {
      nl: 'Kies vanaf welke breedte van het venster, in pixels, de chat vanzelf opengaat.',
      de: 'Wählen Sie, ab welcher Breite des Fensters, in Pixeln, sich der Chat von selbst öffnet.',
      en: 'Choose from which width of the window, in pixels, the chat opens by itself.',
    },
    openCall: {
      nl: 'Alleen voor de chat van een leverancier: vraag hem naar de naam van de functie die zijn chat opent.',
      de: 'Nur für den Chat eines Anbieters: Erfragen Sie den Namen der Funktion, die ihn öffnet.',
      en: 'Only for the chat of a vendor: ask for the name of the function that opens it.',
    },
    title: {
      nl: 'Typ de kop van het venster. Laat leeg voor “Heb je een vraag?”.',
      de: 'Geben Sie die Überschrift des Fensters ein. Leer lassen für „Haben Sie eine Frage?“.',
      en: 'Type the heading of the panel. Leave empty for “Do you have a question?”.',
    },
    content: {
      nl: 'Schrijf hoe je te bereiken bent. Laat leeg voor de openingstijden en een link naar de klantenservice.',
      de: 'Schreiben Sie, wie man Sie erreicht. Leer lassen für Öffnungszeiten und einen Link zum Kundenservice.',
      en: 'Write how you can be reached. Leave empty for opening hours and a link to customer service.',
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
