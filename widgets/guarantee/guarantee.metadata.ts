import * as z from 'zod/mini';
import type { WidgetMetadata } from '../../shared/runtime/metadata.ts';

export const metadata: WidgetMetadata = {
  title: { nl: 'Wettelijke garantie', de: 'Gesetzliche Gewährleistung', en: 'Legal guarantee' },
  text: {
    nl: 'De Europese kennisgeving over de wettelijke garantie, als officiële afbeelding van de winkel. Ze is groter te bekijken.',
    de: 'Die europäische Mitteilung über die gesetzliche Gewährleistung, als amtliches Bild des Shops. Sie lässt sich größer anzeigen.',
    en: 'The European notice about the legal guarantee, as the official image that the shop supplies. It can be viewed larger.',
  },
  group: 'buying',
  inputs: {
    notice: {
      nl: 'Plak het adres van de officiële afbeelding in de taal van de pagina.',
      de: 'Fügen Sie die Adresse des amtlichen Bildes in der Sprache der Seite ein.',
      en: 'Paste the address of the official image in the language of the page.',
    },
    noticeWidth: {
      nl: 'Vul de breedte van de afbeelding in, in pixels, zodat er niets verschuift.',
      de: 'Tragen Sie die Breite des Bildes in Pixeln ein, damit nichts verrutscht.',
      en: 'Enter the width of the image in pixels, so that nothing shifts.',
    },
    noticeHeight: {
      nl: 'Vul de hoogte van de afbeelding in, in pixels.',
      de: 'Tragen Sie die Höhe des Bildes in Pixeln ein.',
      en: 'Enter the height of the image in pixels.',
    },
    alt: {
      nl: 'Schrijf wat de afbeelding zegt, voor wie die niet ziet. Laat leeg voor de tekst van de widget.',
      de: 'Schreiben Sie, was das Bild sagt, für alle, die es nicht sehen. Leer lassen für den Text des Widgets.',
      en: 'Write what the image says, for those who do not see it. Leave empty for the text of the widget.',
    },
    link: {
      nl: 'Plak het adres van de pagina met uitleg. Laat leeg als er geen is.',
      de: 'Fügen Sie die Adresse der Seite mit Erklärungen ein. Leer lassen, wenn es keine gibt.',
      en: 'Paste the address of the page that explains it. Leave empty if there is none.',
    },
  },
  labels: {
    notice: { nl: 'Officiële afbeelding', de: 'Amtliches Bild', en: 'Official image' },
    noticeWidth: { nl: 'Breedte', de: 'Breite', en: 'Width' },
    noticeHeight: { nl: 'Hoogte', de: 'Höhe', en: 'Height' },
    alt: { nl: 'Wat de afbeelding zegt', de: 'Was das Bild sagt', en: 'What the image says' },
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
