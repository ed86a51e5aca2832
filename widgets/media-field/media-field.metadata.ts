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
  group: 'requests',
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
      en: 'Shows a field for the width of an image in percent.',
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
  labels: {
    name: { nl: 'Naam in het formulier', de: 'Name im Formular', en: 'Name in the form' },
    type: { nl: 'Soort bestand', de: 'Dateiart', en: 'File type' },
    multiple: { nl: 'Meer bestanden', de: 'Mehrere Dateien', en: 'Several files' },
    maxItems: { nl: 'Hoogste aantal', de: 'Höchstzahl', en: 'Maximum number' },
    useAlt: { nl: 'Met alt-tekst', de: 'Mit Alternativtext', en: 'With alt text' },
    useTitle: { nl: 'Met titel', de: 'Mit Titel', en: 'With title' },
    useSize: { nl: 'Met breedte', de: 'Mit Breite', en: 'With width' },
    showSpecs: { nl: 'Soort en grootte noemen', de: 'Art und Größe nennen', en: 'Show types and sizes' },
    value: { nl: 'Bestanden', de: 'Dateien', en: 'Files' },
    enableChunking: { nl: 'In delen versturen', de: 'In Teilen senden', en: 'Send in chunks' },
    uploadBase: { nl: 'Adres van de uploads', de: 'Adresse der Uploads', en: 'Upload address' },
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
