import type { WidgetMetadata } from 'eiland/kit';
import { readCartSize } from './gift-note.model.ts';

/** What developers and editors read about the widget. No page downloads it. */
export const metadata: WidgetMetadata = {
  title: { nl: 'Kaartje', de: 'Grußkarte', en: 'Gift note' },
  text: {
    nl: 'Een veld voor de tekst op het kaartje bij een cadeau.',
    de: 'Ein Feld für den Text auf der Karte zu einem Geschenk.',
    en: 'A field for the text on the card of a present.',
  },
  group: 'buying',
  inputs: {
    length: {
      nl: 'Het grootste aantal tekens.',
      de: 'Die größte Zahl von Zeichen.',
      en: 'The largest number of characters.',
    },
  },
  labels: { length: { nl: 'Lengte', de: 'Länge', en: 'Length' } },
  slots: {
    below: {
      title: { nl: 'Onder de knop', de: 'Unter dem Knopf', en: 'Below the button' },
      text: {
        nl: 'Staat onder de knop en de melding.',
        de: 'Steht unter dem Knopf und der Meldung.',
        en: 'It is below the button and the message.',
      },
    },
  },
  calls: { readCartSize },
  publishes: ['acme-gift-note-saved'],
  subscribes: [],
  example: `<div data-widget="acme-gift-note" data-length="120">
  <p>Een kaartje erbij? Bel ons.</p>
</div>`,
};
