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
      nl: 'Van 0 tot 5; zonder waarde geldt 4.',
      de: 'Von 0 bis 5; ohne Wert gilt 4.',
      en: 'From 0 to 5; without a value it is 4.',
    },
    count: { nl: 'Hoeveel mensen beoordeelden.', de: 'Wie viele bewertet haben.', en: 'How many people rated.' },
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
