import * as z from 'zod/mini';
import type { WidgetMetadata } from '../../shared/runtime/metadata.ts';

export const metadata: WidgetMetadata = {
  title: { nl: 'Sterren', de: 'Sterne', en: 'Stars' },
  text: {
    nl: 'Vijf sterren, afgerond op een kwart, met het aantal beoordelingen.',
    de: 'Fünf Sterne, auf Viertel gerundet, mit der Zahl der Bewertungen.',
    en: 'Five stars, rounded to a quarter, with the number of reviews.',
  },
  group: 'choosing',
  inputs: {
    rating: {
      nl: 'Vul het cijfer in, van 0 tot 5.',
      de: 'Tragen Sie die Note ein, von 0 bis 5.',
      en: 'Enter the rating, from 0 to 5.',
    },
    count: {
      nl: 'Vul in hoeveel mensen beoordeelden.',
      de: 'Tragen Sie ein, wie viele bewertet haben.',
      en: 'Enter how many people have rated it.',
    },
  },
  labels: {
    rating: { nl: 'Beoordeling', de: 'Bewertung', en: 'Rating' },
    count: { nl: 'Aantal beoordelingen', de: 'Anzahl der Bewertungen', en: 'Number of ratings' },
  },
  schema: z.object({
    rating: z.optional(z.number().check(z.minimum(0), z.maximum(5))),
    count: z.optional(z.int().check(z.minimum(0))),
  }),
  calls: {},
  publishes: [],
  subscribes: [],
  example: '<span data-widget="star-rating" data-rating="4.6" data-count="31"></span>',
};
