import * as z from 'zod/mini';
import type { WidgetMetadata } from '../../shared/runtime/metadata.ts';

export const metadata: WidgetMetadata = {
  title: { nl: 'Wettelijke garantie', de: 'Gesetzliche Gewährleistung', en: 'Legal guarantee' },
  text: {
    nl: 'De Europese kennisgeving over de wettelijke garantie, als officieel plaatje van de winkel. Ze is groter te bekijken.',
    de: 'Die europäische Mitteilung über die gesetzliche Gewährleistung, als amtliches Bild des Shops. Sie lässt sich größer anzeigen.',
    en: 'The European notice about the legal guarantee, as the official picture that the shop supplies. It can be viewed larger.',
  },
  group: 'buying',
  inputs: {
    notice: {
      nl: 'Het adres van het officiële plaatje in de taal van de pagina; zonder dit het plaatje in het element.',
      de: 'Die Adresse des amtlichen Bildes in der Sprache der Seite; ohne sie das Bild im Element.',
      en: 'The address of the official picture in the language of the page; without it the picture inside the element.',
    },
    noticeWidth: {
      nl: 'De eigen breedte van het plaatje in pixels, zodat er niets verschuift.',
      de: 'Die eigene Breite des Bildes in Pixeln, damit sich nichts verschiebt.',
      en: 'The width of the picture itself in pixels, so that nothing shifts.',
    },
    noticeHeight: {
      nl: 'De eigen hoogte van het plaatje in pixels.',
      de: 'Die eigene Höhe des Bildes in Pixeln.',
      en: 'The height of the picture itself in pixels.',
    },
    alt: {
      nl: 'Wat het plaatje zegt, voor wie het niet ziet; zonder dit een tekst van de widget.',
      de: 'Was das Bild sagt, für alle, die es nicht sehen; ohne Angabe ein Text des Widgets.',
      en: 'What the picture says, for those who do not see it; without it a text of the widget.',
    },
    link: {
      nl: 'De pagina met meer uitleg; zonder deze is er geen link.',
      de: 'Die Seite mit mehr Erklärung; ohne sie gibt es keinen Link.',
      en: 'The page that explains more; without it there is no link.',
    },
  },
  labels: {
    notice: { nl: 'Officieel plaatje', de: 'Amtliches Bild', en: 'Official picture' },
    noticeWidth: { nl: 'Breedte', de: 'Breite', en: 'Width' },
    noticeHeight: { nl: 'Hoogte', de: 'Höhe', en: 'Height' },
    alt: { nl: 'Wat het plaatje zegt', de: 'Was das Bild sagt', en: 'What the picture says' },
    link: { nl: 'Pagina met uitleg', de: 'Seite mit Erklärung', en: 'Page that explains it' },
  },
  schema: z.object({
    notice: z.string(),
    noticeWidth: z.optional(z.int().check(z.minimum(1))),
    noticeHeight: z.optional(z.int().check(z.minimum(1))),
    alt: z.optional(z.string()),
    link: z.optional(z.string()),
  }),
  calls: {},
  publishes: [],
  subscribes: [],
  example: `<div
  data-widget="guarantee"
  data-notice="/media/guarantee/nl.svg"
  data-notice-width="600"
  data-notice-height="840"
></div>`,
  serverMarkup: [
    {
      replaces: ['notice'],
      html: `<div data-widget="guarantee">
  <img
    data-guarantee-notice
    src="/media/guarantee/nl.svg"
    width="600"
    height="840"
    alt="Kennisgeving over de wettelijke garantie"
  />
</div>`,
    },
  ],
};
