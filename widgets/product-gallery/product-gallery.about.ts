import type { About } from '../../shared/island/about.ts';

export const about: About = {
  title: {
    nl: 'Foto’s en video’s van een product',
    de: 'Fotos und Videos eines Produkts',
    en: 'Pictures and videos of a product',
  },
  text: {
    nl: 'Afbeeldingen en video’s van een product, met miniaturen en een weergave over het hele venster.',
    de: 'Bilder und Videos eines Produkts, mit Miniaturen und einer Ansicht über das ganze Fenster.',
    en: 'Pictures and videos of a product, with thumbnails and a view over the whole window.',
  },
  inputs: {
    images: {
      nl: 'De afbeeldingen, of alleen hun adressen; standaard wat de server in het element toont.',
      de: 'Die Bilder, oder nur ihre Adressen; standardmäßig was der Server im Element zeigt.',
      en: 'The pictures, or just their addresses; by default what the server prints in the element.',
    },
    videos: {
      nl: 'De video’s, of alleen hun codes.',
      de: 'Die Videos, oder nur ihre Codes.',
      en: 'The videos, or just their codes.',
    },
    name: { nl: 'Wat er op de afbeeldingen staat.', de: 'Was die Bilder zeigen.', en: 'What the pictures show.' },
  },
  calls: {},
  tells: [],
  hears: [],
  example: `<div data-widget="product-gallery" data-name="x"
  data-images='[{"url":"/media/p/x.svg","mobile_url":"/media/p/x-m.svg","w":1200,"h":900},{"url":"/media/p/x-wall.svg","mobile_url":null,"w":1200,"h":900},{"url":"/media/p/x-close.svg","mobile_url":null,"w":1200,"h":900},{"url":"/media/p/x-m.svg","mobile_url":null,"w":1200,"h":900},{"url":"/media/p/x.svg","mobile_url":null,"w":1200,"h":900},{"url":"/media/p/x-wall.svg","mobile_url":null,"w":1200,"h":900},{"url":"/media/p/x-close.svg","mobile_url":null,"w":1200,"h":900},{"url":"/media/p/x-m.svg","mobile_url":null,"w":1200,"h":900},{"url":"/media/p/x.svg","mobile_url":null,"w":1200,"h":900},{"url":"/media/p/x-wall.svg","mobile_url":null,"w":1200,"h":900},{"url":"/media/p/x-close.svg","mobile_url":null,"w":1200,"h":900},{"url":"/media/p/x-m.svg","mobile_url":null,"w":1200,"h":900}]'
  data-videos='[{"code":"aqz-KE-bpKQ","title":"Big Buck Bunny"},{"code":"76979871","title":"The New Vimeo Player"}]'>
  <picture>
    <source media="(max-width: 800px)" srcset="/media/p/x-m.svg" />
    <img src="/media/p/x.svg" alt="x" width="1200" height="900" />
  </picture>
</div>`,
};
