import type { Samples } from '../catalogue.ts';

export const samples: Samples = () =>
  [5, 4.6, 4.13, 3.5, 1, null].map((rating) => ({
    title:
      rating === null
        ? { nl: 'Zonder waarde', de: 'Ohne Wert', en: 'Without a value' }
        : { nl: rating.toLocaleString('nl'), de: rating.toLocaleString('de'), en: rating.toLocaleString('en') },
    html:
      rating === null
        ? '<span data-widget="star-rating"></span>'
        : `<span data-widget="star-rating" data-rating="${rating}" data-count="${Math.round(rating * 13)}"></span>`,
  }));
