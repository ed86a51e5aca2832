import * as z from 'zod/mini';
import type { WidgetMetadata } from '../../shared/runtime/metadata.ts';

export const metadata: WidgetMetadata = {
  title: { nl: 'Nieuwsbrief', de: 'Newsletter', en: 'Newsletter' },
  text: {
    nl: 'Neemt een e-mailadres aan voor de nieuwsbrief. Te zien zodra het marketingscript er is.',
    de: 'Nimmt eine E-Mail-Adresse für den Newsletter an. Zu sehen, sobald das Marketingskript da ist.',
    en: 'A sign-up form for the newsletter. Visible once the marketing script has loaded.',
  },
  group: 'reading',
  inputs: {
    queue: {
      nl: 'De globale naam van de wachtrij van het marketingscript.',
      de: 'Der globale Name der Warteschlange des Marketingskripts.',
      en: 'Global name of the marketing script’s event queue.',
    },
    title: { nl: 'De kop.', de: 'Die Überschrift.', en: 'The heading.' },
    text: { nl: 'De zin onder de kop.', de: 'Der Satz unter der Überschrift.', en: 'The sentence below the heading.' },
    thanks: {
      nl: 'Wat er na het aanmelden staat.',
      de: 'Was nach der Anmeldung dasteht.',
      en: 'Success message after a sign-up.',
    },
  },
  labels: {
    queue: { nl: 'Wachtrij van het script', de: 'Warteschlange des Skripts', en: 'Queue of the script' },
    title: { nl: 'Titel', de: 'Titel', en: 'Title' },
    text: { nl: 'Tekst', de: 'Text', en: 'Text' },
    thanks: { nl: 'Bedankje', de: 'Dank', en: 'Thank-you text' },
  },
  schema: z.object({
    queue: z._default(z.string(), '_sqzl'),
    title: z._default(z.string(), ''),
    text: z._default(z.string(), ''),
    thanks: z._default(z.string(), ''),
  }),
  calls: {},
  publishes: [],
  subscribes: [],
  example: '<div data-widget="newsletter-box"></div>',
};
