import type { Product } from '../../../rules/product.ts';
import { attribute } from '../attribute.ts';
import type { Samples } from '../catalogue.ts';

const VIEWS = ['', '-wall', '-close', '-m'] as const;

/** The addresses of twelve pictures, as many as the shop's best-known product has. */
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

export const samples: Samples = ({ orderable, bundle, onRequest }) => {
  const [first] = picturesOf(orderable, 1);
  return [
    {
      title: {
        nl: 'Twaalf afbeeldingen en twee video’s',
        de: 'Zwölf Bilder und zwei Videos',
        en: 'Twelve pictures and two videos',
      },
      html: `<div data-widget="product-gallery" data-name="${orderable.name}"\n  data-images='${attribute(picturesOf(orderable, 12))}'\n  data-videos='${attribute(FILMS)}'>\n  <picture>\n    <source media="(max-width: 800px)" srcset="${first!.mobile_url}" />\n    <img src="${first!.url}" alt="${orderable.name}" width="1200" height="900" />\n  </picture>\n</div>`,
    },
    {
      title: { nl: 'Alleen adressen', de: 'Nur Adressen', en: 'Addresses alone' },
      html: `<div data-widget="product-gallery" data-name="${bundle.name}"\n  data-images='${attribute(picturesOf(bundle, 3).map(({ url }) => url))}'></div>`,
    },
    {
      title: {
        nl: 'Eén afbeelding, op 60 % van de breedte',
        de: 'Ein Bild, auf 60 % der Breite',
        en: 'One picture, at 60 % of the width',
      },
      html: `<div data-widget="product-gallery" data-name="${onRequest.name}"\n  data-images='${attribute(picturesOf(onRequest, 1).map((image) => ({ ...image, size_percentage: 60 })))}'></div>`,
    },
    {
      title: {
        nl: 'Een afbeelding die niet laadt',
        de: 'Ein Bild, das nicht lädt',
        en: 'A picture that does not load',
      },
      html: `<div data-widget="product-gallery"\n  data-images='${attribute(['/media/p/nobody.svg', picturesOf(orderable, 1)[0]!.url])}'></div>`,
    },
  ];
};
