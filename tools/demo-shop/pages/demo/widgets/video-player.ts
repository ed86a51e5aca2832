import type { Samples } from '../catalogue.ts';

const FILMS = [
  { code: 'aqz-KE-bpKQ', title: 'Big Buck Bunny' },
  { code: '76979871', title: 'The New Vimeo Player' },
];

export const samples: Samples = ({ orderable }) => {
  const [film, secondFilm] = FILMS;
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
      html: `<div data-widget="video-player">\n  <a href="https://vimeo.com/${secondFilm!.code}">${secondFilm!.title}</a>\n</div>`,
    },
  ];
};
