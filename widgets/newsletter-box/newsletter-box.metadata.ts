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
      nl: 'Vraag de beheerder van het marketingscript naar de naam van zijn wachtrij.',
      de: 'Erfragen Sie beim Betreuer des Marketingskripts den Namen seiner Warteschlange.',
      en: 'Ask who runs the marketing script for the name of its queue.',
    },
    title: {
      nl: 'Typ de kop.',
      de: 'Geben Sie die Überschrift ein.',
      en: 'Type the heading.',
    },
    text: {
      nl: 'Schrijf de zin onder de kop: wat krijgt wie zich aanmeldt?',
      de: 'Schreiben Sie den Satz unter der Überschrift: Was erhält, wer sich anmeldet?',
      en: 'Write the sentence below the heading: what does a subscriber get?',
    },
    thanks: {
      nl: 'Schrijf wat er na het aanmelden staat.',
      de: 'Schreiben Sie, was nach der Anmeldung steht.',
      en: 'Write what is shown after signing up.',
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
