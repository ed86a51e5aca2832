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
      nl: 'Plak het adres van de video, bijvoorbeeld uit YouTube of Vimeo.',
      de: 'Fügen Sie die Adresse des Videos ein, etwa von YouTube oder Vimeo.',
      en: 'Paste the address of the video, for example from YouTube or Vimeo.',
    },
    provider: {
      nl: 'Kies youtube of vimeo als je alleen de code van de video hebt. Bij een adres is dit niet nodig.',
      de: 'Wählen Sie youtube oder vimeo, wenn Sie nur den Code des Videos haben. Mit einer Adresse ist das nicht nötig.',
      en: 'Choose youtube or vimeo if you have only the code of the video. With an address it is not needed.',
    },
    title: {
      nl: 'Beschrijf waar de video over gaat.',
      de: 'Beschreiben Sie, worum es im Video geht.',
      en: 'Describe what the video is about.',
    },
    poster: {
      nl: 'Plak het adres van een eigen afbeelding, die te zien is tot de video start.',
      de: 'Fügen Sie die Adresse eines eigenen Bildes ein, das bis zum Start des Videos zu sehen ist.',
      en: 'Paste the address of an image of your own, which is shown until the video starts.',
    },
  },
  labels: {
    code: { nl: 'Video', de: 'Video', en: 'Video' },
    provider: { nl: 'Videodienst', de: 'Videodienst', en: 'Video service' },
    title: { nl: 'Titel', de: 'Titel', en: 'Title' },
    poster: { nl: 'Voorbeeldafbeelding', de: 'Vorschaubild', en: 'Preview image' },
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
