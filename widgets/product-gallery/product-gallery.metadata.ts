import type { WidgetMetadata } from '../../shared/runtime/metadata.ts';

export const metadata: WidgetMetadata = {
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
  group: 'choosing',
  inputs: {
    images: {
      nl: 'Voeg elke afbeelding toe met haar adres.',
      de: 'Fügen Sie jedes Bild mit seiner Adresse hinzu.',
      en: 'Add each image with its address.',
    },
    videos: {
      nl: 'Voeg elke video toe met zijn code, bijvoorbeeld uit YouTube.',
      de: 'Fügen Sie jedes Video mit seinem Code hinzu, etwa von YouTube.',
      en: 'Add each video with its code, for example from YouTube.',
    },
    name: {
      nl: 'Typ wat er op de afbeeldingen staat, zoals de naam van het product.',
      de: 'Geben Sie ein, was auf den Bildern zu sehen ist, etwa den Produktnamen.',
      en: 'Type what the images show, such as the name of the product.',
    },
    item: {
      nl: 'Het product van de pagina voor de tagmanager, met de namen van Google Analytics 4.',
      de: 'Das Produkt der Seite für den Tag-Manager, mit den Namen von Google Analytics 4.',
      en: 'The product of the page for the tag manager, with the names of Google Analytics 4.',
    },
  },
  labels: {
    images: { nl: 'Afbeeldingen', de: 'Bilder', en: 'Pictures' },
    videos: { nl: 'Video’s', de: 'Videos', en: 'Videos' },
    name: { nl: 'Wat de afbeeldingen tonen', de: 'Was die Bilder zeigen', en: 'What the pictures show' },
    item: { nl: 'Product voor de tagmanager', de: 'Produkt für den Tag-Manager', en: 'Product for the tag manager' },
  },
  slots: {
    end: {
      title: { nl: 'Onder de afbeeldingen', de: 'Unter den Bildern', en: 'Below the pictures' },
      text: {
        nl: 'Onder de rij met kleine afbeeldingen.',
        de: 'Unter der Reihe kleiner Bilder.',
        en: 'Below the row of small pictures.',
      },
    },
  },
  calls: {},
  publishes: [],
  subscribes: [],
  example: `<div
  data-widget="product-gallery"
  data-name="Growatt MIN 3000TL-XH"
  data-images='[{"url":"/media/p/4711.svg"},{"url":"/media/p/4711-wall.svg"}]'
>
  <img src="/media/p/4711.svg" alt="Growatt MIN 3000TL-XH" width="1200" height="900" />
</div>`,
  serverMarkup: [
    {
      replaces: ['images'],
      html: `<div data-widget="product-gallery" data-name="Growatt MIN 3000TL-XH">
  <a href="/media/p/4711.svg"><img src="/media/p/4711.svg" alt="Growatt MIN 3000TL-XH" width="1200" height="900" /></a>
  <ul>
    <li><a href="/media/p/4711.svg"><img src="/media/p/4711.svg" alt="" width="120" height="90" /></a></li>
    <li><a href="/media/p/4711-wall.svg"><img src="/media/p/4711-wall.svg" alt="" width="120" height="90" /></a></li>
  </ul>
</div>`,
    },
  ],
};
