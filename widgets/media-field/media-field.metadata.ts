import * as z from 'zod/mini';
import { deleteUpload, MEDIA_TYPES, MediaRecord, readMedia, uploadFile } from '../../shared/contract/media.ts';
import type { WidgetMetadata } from '../../shared/runtime/metadata.ts';

export const metadata: WidgetMetadata = {
  title: { nl: 'Bestanden in een formulier', de: 'Dateien in einem Formular', en: 'Files in a form' },
  text: {
    nl: 'Een veld van een formulier voor afbeeldingen, PDF’s of video’s.',
    de: 'Ein Feld eines Formulars für Bilder, PDF-Dateien oder Videos.',
    en: 'A form field for pictures, PDF files or videos.',
  },
  inputs: {
    name: {
      nl: 'De naam waaronder het formulier de lijst verstuurt.',
      de: 'Der Name, unter dem das Formular die Liste sendet.',
      en: 'Name of the form value.',
    },
    type: {
      nl: 'image, pdf of video: tot 15, 15 of 200 MB per bestand.',
      de: 'image, pdf oder video: bis 15, 15 oder 200 MB je Datei.',
      en: 'image, pdf or video, with up to 15, 15 or 200 MB per file.',
    },
    multiple: {
      nl: 'Neemt meer dan één bestand aan, in een volgorde naar keuze.',
      de: 'Nimmt mehr als eine Datei an, in beliebiger Reihenfolge.',
      en: 'Accepts more than one file; the editor can reorder them.',
    },
    maxItems: {
      nl: 'Hoeveel bestanden met data-multiple.',
      de: 'Wie viele Dateien mit data-multiple.',
      en: 'Maximum number of files with data-multiple.',
    },
    useAlt: { nl: 'Vraagt een alt-tekst.', de: 'Fragt nach einem Alt-Text.', en: 'Shows a field for the alt text.' },
    useTitle: { nl: 'Vraagt een titel.', de: 'Fragt nach einem Titel.', en: 'Shows a field for the title.' },
    useSize: {
      nl: 'Vraagt welk deel van haar plaats een afbeelding beslaat.',
      de: 'Fragt, welchen Teil seines Platzes ein Bild einnimmt.',
      en: 'Shows a field for the width of a picture in percent.',
    },
    showSpecs: { nl: 'Noemt soort en grootte.', de: 'Nennt Art und Größe.', en: 'Shows the accepted types and sizes.' },
    value: {
      nl: 'De bestanden; een nummer is genoeg.',
      de: 'Die Dateien; eine Nummer genügt.',
      en: 'The initial files; an id is enough.',
    },
    enableChunking: {
      nl: 'Verstuurt elk bestand in delen van 8.000.000 bytes.',
      de: 'Sendet jede Datei in Teilen von 8.000.000 Bytes.',
      en: 'Sends every file in chunks of 8,000,000 bytes.',
    },
    uploadBase: {
      nl: 'Waar de winkel bestanden aanneemt.',
      de: 'Wo der Shop Dateien annimmt.',
      en: 'Base path of the upload calls.',
    },
  },
  schema: z.object({
    type: z._default(z.enum(MEDIA_TYPES), 'image'),
    maxItems: z.optional(z.int()),
    value: z.optional(z.array(z.union([MediaRecord, z.number()]))),
  }),
  calls: { readMedia, uploadFile, deleteUpload },
  publishes: [],
  subscribes: [],
  example: '<div data-widget="media-field" data-name="photo"></div>',
};
