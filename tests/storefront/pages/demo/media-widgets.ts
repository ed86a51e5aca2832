import type { Product } from '../../rules/product.ts';
import type { DemoWidget } from './catalogue.ts';

const VIEWS = ['', '-wall', '-close', '-m'] as const;

/** Twelve addresses of drawings, as many as the shop's best-known product has. */
function picturesOf({ id }: Product, count: number) {
  return Array.from({ length: count }, (_, at) => {
    const address = `/media/p/${id}${VIEWS[at % VIEWS.length]}.svg`;
    return { url: address, mobile_url: at === 0 ? `/media/p/${id}-m.svg` : null, w: 1200, h: 900 };
  });
}

const FILMS = [
  { code: 'aqz-KE-bpKQ', title: 'Big Buck Bunny' },
  { code: '76979871', title: 'The New Vimeo Player' },
];

const json = (value: unknown) => JSON.stringify(value).replaceAll("'", '&#39;');

export const productGallery: DemoWidget = {
  name: 'product-gallery',
  about: {
    nl: 'Afbeeldingen en video’s van een product, met miniaturen en een weergave over het hele venster.',
    de: 'Bilder und Videos eines Produkts, mit Miniaturen und einer Ansicht über das ganze Fenster.',
    en: 'Pictures and videos of a product, with thumbnails and a view over the whole window.',
  },
  inputs: [
    {
      attribute: 'data-images',
      kind: 'json',
      standard: null,
      isRequired: true,
      meaning: {
        nl: 'De afbeeldingen, of alleen hun adressen; standaard wat de server in het element toont.',
        de: 'Die Bilder, oder nur ihre Adressen; standardmäßig was der Server im Element zeigt.',
        en: 'The pictures, or just their addresses; by default what the server prints in the element.',
      },
    },
    {
      attribute: 'data-videos',
      kind: 'json',
      standard: '[]',
      meaning: {
        nl: 'De video’s, of alleen hun codes.',
        de: 'Die Videos, oder nur ihre Codes.',
        en: 'The videos, or just their codes.',
      },
    },
    {
      attribute: 'data-name',
      kind: 'text',
      standard: null,
      meaning: {
        nl: 'Wat er op de afbeeldingen staat.',
        de: 'Was die Bilder zeigen.',
        en: 'What the pictures show.',
      },
    },
  ],
  samples({ orderable, bundle, onRequest }) {
    const [first] = picturesOf(orderable, 1);
    return [
      {
        title: {
          nl: 'Twaalf afbeeldingen en twee video’s',
          de: 'Zwölf Bilder und zwei Videos',
          en: 'Twelve pictures and two videos',
        },
        html: `<div data-widget="product-gallery" data-name="${orderable.name}"\n  data-images='${json(picturesOf(orderable, 12))}'\n  data-videos='${json(FILMS)}'>\n  <picture>\n    <source media="(max-width: 800px)" srcset="${first!.mobile_url}" />\n    <img src="${first!.url}" alt="${orderable.name}" width="1200" height="900" />\n  </picture>\n</div>`,
      },
      {
        title: { nl: 'Alleen adressen', de: 'Nur Adressen', en: 'Addresses alone' },
        html: `<div data-widget="product-gallery" data-name="${bundle.name}"\n  data-images='${json(picturesOf(bundle, 3).map(({ url }) => url))}'></div>`,
      },
      {
        title: {
          nl: 'Eén afbeelding, op 60 % van de breedte',
          de: 'Ein Bild, auf 60 % der Breite',
          en: 'One picture, at 60 % of the width',
        },
        html: `<div data-widget="product-gallery" data-name="${onRequest.name}"\n  data-images='${json(picturesOf(onRequest, 1).map((image) => ({ ...image, size_percentage: 60 })))}'></div>`,
      },
      {
        title: {
          nl: 'Een afbeelding die niet laadt',
          de: 'Ein Bild, das nicht lädt',
          en: 'A picture that does not load',
        },
        html: `<div data-widget="product-gallery"\n  data-images='${json(['/media/p/nobody.svg', picturesOf(orderable, 1)[0]!.url])}'></div>`,
      },
    ];
  },
};

export const videoPlayer: DemoWidget = {
  name: 'video-player',
  about: {
    nl: 'Een video van YouTube of Vimeo, die pas wordt opgehaald als iemand hem afspeelt.',
    de: 'Ein Video von YouTube oder Vimeo, das erst geladen wird, wenn jemand es abspielt.',
    en: 'A video of YouTube or Vimeo, which is fetched only when somebody plays it.',
  },
  inputs: [
    {
      attribute: 'data-code',
      kind: 'text',
      standard: null,
      isRequired: true,
      meaning: {
        nl: 'De code of het adres van de video; standaard het adres van een link in het element.',
        de: 'Der Code oder die Adresse des Videos; standardmäßig die Adresse eines Links im Element.',
        en: 'The code or address of the video; by default the address of a link in the element.',
      },
    },
    {
      attribute: 'data-provider',
      kind: 'text',
      standard: null,
      meaning: {
        nl: 'youtube of vimeo; anders blijkt het uit de code.',
        de: 'youtube oder vimeo; sonst ergibt es sich aus dem Code.',
        en: 'youtube or vimeo; otherwise the code shows it.',
      },
    },
    {
      attribute: 'data-title',
      kind: 'text',
      standard: null,
      meaning: {
        nl: 'Waar de video over gaat; standaard de tekst van de link.',
        de: 'Wovon das Video handelt; standardmäßig der Text des Links.',
        en: 'What the video is about; by default the text of the link.',
      },
    },
    {
      attribute: 'data-poster',
      kind: 'text',
      standard: null,
      meaning: {
        nl: 'Adres van een eigen afbeelding; standaard de afbeelding in het element.',
        de: 'Adresse eines eigenen Bildes; standardmäßig das Bild im Element.',
        en: 'Address of a picture of the shop; by default the one in the element.',
      },
    },
  ],
  samples({ orderable }) {
    const [film, other] = FILMS;
    const poster = `/media/p/${orderable.id}-wall.svg`;
    return [
      {
        title: { nl: 'YouTube, met een afbeelding', de: 'YouTube, mit einem Bild', en: 'YouTube, with a picture' },
        html: `<div data-widget="video-player" data-code="${film!.code}" data-title="${film!.title}" data-poster="${poster}"></div>`,
      },
      {
        title: {
          nl: 'Vimeo, met een link voor wie geen scripts heeft',
          de: 'Vimeo, mit einem Link für Browser ohne Skripte',
          en: 'Vimeo, with a link for browsers without scripts',
        },
        html: `<div data-widget="video-player">\n  <a href="https://vimeo.com/${other!.code}">${other!.title}</a>\n</div>`,
      },
    ];
  },
};
