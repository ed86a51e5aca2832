import type { Samples } from '../catalogue.ts';

const field = (attributes: string, inside = '') => `<div data-widget="media-field"${attributes}>${inside}</div>`;

export const samples: Samples = () => [
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
];
