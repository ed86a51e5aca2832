import type { DemoWidget } from './catalogue.ts';

const field = (attributes: string, inside = '') => `<div data-widget="media-field"${attributes}>${inside}</div>`;

export const mediaField: DemoWidget = {
  name: 'media-field',
  about: {
    nl: 'Een veld van een formulier voor afbeeldingen, PDF’s of video’s.',
    de: 'Ein Feld eines Formulars für Bilder, PDF-Dateien oder Videos.',
    en: 'A field of a form for pictures, PDF files or videos.',
  },
  inputs: [
    {
      attribute: 'data-name',
      kind: 'text',
      standard: 'media-…',
      meaning: {
        nl: 'De naam waaronder het formulier de lijst verstuurt.',
        de: 'Der Name, unter dem das Formular die Liste sendet.',
        en: 'The name under which the form sends the list.',
      },
    },
    {
      attribute: 'data-type',
      kind: 'text',
      standard: 'image',
      meaning: {
        nl: 'image, pdf of video: tot 15, 15 of 200 MB per bestand.',
        de: 'image, pdf oder video: bis 15, 15 oder 200 MB je Datei.',
        en: 'image, pdf or video: up to 15, 15 or 200 MB a file.',
      },
    },
    {
      attribute: 'data-multiple',
      kind: 'boolean',
      standard: 'false',
      meaning: {
        nl: 'Neemt meer dan één bestand aan, in een volgorde naar keuze.',
        de: 'Nimmt mehr als eine Datei an, in beliebiger Reihenfolge.',
        en: 'Takes more than one file, in any order.',
      },
    },
    {
      attribute: 'data-max-items',
      kind: 'number',
      standard: null,
      meaning: {
        nl: 'Hoeveel bestanden met data-multiple.',
        de: 'Wie viele Dateien mit data-multiple.',
        en: 'How many files with data-multiple.',
      },
    },
    {
      attribute: 'data-use-alt',
      kind: 'boolean',
      standard: 'true',
      meaning: { nl: 'Vraagt een alt-tekst.', de: 'Fragt nach einem Alt-Text.', en: 'Asks for an alt text.' },
    },
    {
      attribute: 'data-use-title',
      kind: 'boolean',
      standard: 'false',
      meaning: { nl: 'Vraagt een titel.', de: 'Fragt nach einem Titel.', en: 'Asks for a title.' },
    },
    {
      attribute: 'data-use-size',
      kind: 'boolean',
      standard: 'false',
      meaning: {
        nl: 'Vraagt welk deel van haar plaats een afbeelding beslaat.',
        de: 'Fragt, welchen Teil seines Platzes ein Bild einnimmt.',
        en: 'Asks how much of its place a picture takes.',
      },
    },
    {
      attribute: 'data-show-specs',
      kind: 'boolean',
      standard: 'true',
      meaning: {
        nl: 'Noemt soort en grootte.',
        de: 'Nennt Art und Größe.',
        en: 'Says which type and size may come.',
      },
    },
    {
      attribute: 'data-value',
      kind: 'json',
      standard: null,
      meaning: {
        nl: 'De bestanden; een nummer is genoeg.',
        de: 'Die Dateien; eine Nummer genügt.',
        en: 'The files; a number is enough.',
      },
    },
    {
      attribute: 'data-enable-chunking',
      kind: 'boolean',
      standard: 'false',
      meaning: {
        nl: 'Verstuurt elk bestand in delen van 8.000.000 bytes.',
        de: 'Sendet jede Datei in Teilen von 8.000.000 Bytes.',
        en: 'Sends every file in chunks of 8,000,000 bytes.',
      },
    },
    {
      attribute: 'data-upload-base',
      kind: 'text',
      standard: '/media',
      meaning: {
        nl: 'Waar de winkel bestanden aanneemt.',
        de: 'Wo der Shop Dateien annimmt.',
        en: 'Where the shop takes files.',
      },
    },
  ],
  samples: () => [
    { title: { nl: 'Eén afbeelding', de: 'Ein Bild', en: 'One picture' }, html: field(' data-name="photo"') },
    {
      title: { nl: 'Ten hoogste vier', de: 'Höchstens vier', en: 'Four at most' },
      html: field(' data-name="photos" data-multiple data-max-items="4" data-use-title data-use-size'),
    },
    {
      title: { nl: 'PDF’s', de: 'PDF-Dateien', en: 'PDF files' },
      html: field(' data-name="manuals" data-type="pdf" data-multiple data-use-alt="false"'),
    },
    {
      title: { nl: 'Een video in delen', de: 'Ein Video in Teilen', en: 'A video in chunks' },
      html: field(' data-name="film" data-type="video" data-enable-chunking data-use-alt="false"'),
    },
    {
      title: { nl: 'Met bestanden van de winkel', de: 'Mit Dateien des Shops', en: 'With files of the shop' },
      html: field(
        ' data-name="kept" data-multiple',
        `\n  <input type="hidden" name="kept" value='[{"id":1,"file_name":"omvormer.svg","url":"/media/p/4711.svg","mime_type":"image/svg+xml","size":1530000,"alt":"Omvormer"},{"id":2,"file_name":"accu.svg","url":"/media/p/900.svg","mime_type":"image/svg+xml","size":48210,"alt":""}]' />\n`,
      ),
    },
  ],
};
