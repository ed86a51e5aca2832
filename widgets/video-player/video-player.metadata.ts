import type { WidgetMetadata } from '../../shared/runtime/metadata.ts';

export const metadata: WidgetMetadata = {
  title: { nl: 'Video', de: 'Video', en: 'Video' },
  text: {
    nl: 'Een video van YouTube of Vimeo, die pas wordt opgehaald als iemand hem afspeelt.',
    de: 'Ein Video von YouTube oder Vimeo, das erst geladen wird, wenn jemand es abspielt.',
    en: 'A video of YouTube or Vimeo, which is fetched only when somebody plays it.',
  },
  group: 'choosing',
  inputs: {
    code: {
      nl: 'De code of het adres van de video; standaard het adres van een link in het element.',
      de: 'Der Code oder die Adresse des Videos; standardmäßig die Adresse eines Links im Element.',
      en: 'The code or address of the video; by default the address of a link in the element.',
    },
    provider: {
      nl: 'youtube of vimeo; anders blijkt het uit de code.',
      de: 'youtube oder vimeo; sonst ergibt es sich aus dem Code.',
      en: 'youtube or vimeo; otherwise the code shows it.',
    },
    title: {
      nl: 'Waar de video over gaat; standaard de tekst van de link.',
      de: 'Wovon das Video handelt; standardmäßig der Text des Links.',
      en: 'What the video is about; by default the text of the link.',
    },
    poster: {
      nl: 'Adres van een eigen afbeelding; standaard de afbeelding in het element.',
      de: 'Adresse eines eigenen Bildes; standardmäßig das Bild im Element.',
      en: 'Address of a picture of the shop; by default the one in the element.',
    },
  },
  labels: {
    code: { nl: 'Video', de: 'Video', en: 'Video' },
    provider: { nl: 'Videodienst', de: 'Videodienst', en: 'Video service' },
    title: { nl: 'Titel', de: 'Titel', en: 'Title' },
    poster: { nl: 'Voorbeeldafbeelding', de: 'Vorschaubild', en: 'Preview picture' },
  },
  calls: {},
  publishes: [],
  subscribes: [],
  example: `<div data-widget="video-player" data-code="aqz-KE-bpKQ" data-title="Big Buck Bunny" data-poster="/media/p/4711-wall.svg">
  <a href="https://www.youtube.com/watch?v=aqz-KE-bpKQ">Big Buck Bunny</a>
</div>`,
  serverMarkup: [
    {
      replaces: ['code'],
      html: `<div data-widget="video-player">
  <a href="https://www.youtube.com/watch?v=aqz-KE-bpKQ">Big Buck Bunny</a>
</div>`,
    },
  ],
};
