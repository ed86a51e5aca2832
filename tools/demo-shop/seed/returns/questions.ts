import type { Words } from '../../rules/language.ts';

/** In the format of the shop's content system: `null` and `0` hide a field, `2` makes it required. */
export type Display = 'hidden' | 'optional' | 'required' | 'none' | 0 | 1 | 2 | null;

export interface SeededAnswer {
  readonly id: number;
  readonly title: Words;
  /** Markup. */
  readonly extra?: Words;
  readonly showsManual?: boolean;
  /** The next question; an answer without one ends the wizard. */
  readonly next?: number;
  readonly serial?: Display;
  readonly image?: Display;
  readonly video?: Display;
  readonly reason: number;
}

export interface SeededFlowQuestion {
  readonly id: number;
  readonly title: Words;
  readonly text?: Words;
  readonly answers: readonly SeededAnswer[];
}

/** The first question of every product. */
export const FIRST_QUESTION = 1;

/** Three levels: subject, symptom, solution. */
export const QUESTIONS: readonly SeededFlowQuestion[] = [
  {
    id: FIRST_QUESTION,
    title: { nl: 'Wat is er aan de hand?', de: 'Was ist los?', en: 'What is the matter?' },
    answers: [
      {
        id: 11,
        title: { nl: 'Het werkt niet goed', de: 'Es funktioniert nicht richtig', en: 'It does not work properly' },
        showsManual: true,
        next: 2,
        reason: 1,
      },
      {
        id: 12,
        title: { nl: 'Het is beschadigd', de: 'Es ist beschädigt', en: 'It is damaged' },
        extra: {
          nl: '<p>Bewaar de verpakking tot we hebben gereageerd: de vervoerder vraagt er soms naar.</p>',
          de: '<p>Bewahren Sie die Verpackung auf, bis wir geantwortet haben: Der Spediteur fragt manchmal danach.</p>',
          en: '<p>Keep the packaging until we have answered: the carrier sometimes asks for it.</p>',
        },
        next: 3,
        reason: 2,
      },
      {
        id: 13,
        title: { nl: 'Ik kreeg iets anders', de: 'Ich habe etwas anderes erhalten', en: 'I received something else' },
        extra: {
          nl: '<p>Dat spijt ons. Een foto van de sticker op de doos is genoeg.</p>',
          de: '<p>Das tut uns leid. Ein Foto vom Aufkleber am Karton genügt.</p>',
          en: '<p>We are sorry. A picture of the sticker on the box is enough.</p>',
        },
        serial: 'hidden',
        image: 'required',
        video: 'none',
        reason: 3,
      },
      {
        id: 14,
        title: { nl: 'Ik heb me bedacht', de: 'Ich habe es mir anders überlegt', en: 'I changed my mind' },
        serial: null,
        image: 0,
        video: null,
        reason: 5,
      },
    ],
  },
  {
    id: 2,
    title: { nl: 'Wat zie je?', de: 'Was sehen Sie?', en: 'What do you see?' },
    text: {
      nl: 'Kijk op het scherm of naar het lampje aan de voorkant.',
      de: 'Sehen Sie auf die Anzeige oder die Leuchte an der Vorderseite.',
      en: 'Look at the screen or the light at the front.',
    },
    answers: [
      {
        id: 21,
        title: { nl: 'Een foutcode', de: 'Einen Fehlercode', en: 'An error code' },
        extra: {
          nl: '<p>De betekenis van elke code staat achterin de handleiding. <strong>Isolation fault</strong> na regen verdwijnt vaak vanzelf.</p>',
          de: '<p>Die Bedeutung jedes Codes steht hinten in der Anleitung. <strong>Isolation fault</strong> nach Regen verschwindet oft von selbst.</p>',
          en: '<p>The meaning of each code stands at the back of the manual. <strong>Isolation fault</strong> after rain often goes away by itself.</p>',
        },
        showsManual: true,
        next: 4,
        reason: 1,
      },
      { id: 22, title: { nl: 'Helemaal niets', de: 'Gar nichts', en: 'Nothing at all' }, next: 4, reason: 1 },
      {
        id: 23,
        title: { nl: 'Het maakt geluid', de: 'Es macht Geräusche', en: 'It makes a noise' },
        serial: 'required',
        image: 'optional',
        video: 'required',
        reason: 1,
      },
    ],
  },
  {
    id: 3,
    title: { nl: 'Waar zit de schade?', de: 'Wo ist der Schaden?', en: 'Where is the damage?' },
    answers: [
      { id: 31, title: { nl: 'Alleen aan de doos', de: 'Nur am Karton', en: 'On the box alone' }, next: 5, reason: 2 },
      { id: 32, title: { nl: 'Aan het product', de: 'Am Produkt', en: 'On the product' }, next: 5, reason: 2 },
    ],
  },
  {
    id: 4,
    title: { nl: 'Hoe zullen we helpen?', de: 'Wie sollen wir helfen?', en: 'How shall we help?' },
    answers: [
      {
        id: 41,
        title: { nl: 'Repareren', de: 'Reparieren', en: 'Repair it' },
        serial: 2,
        image: 1,
        video: 'optional',
        reason: 1,
      },
      {
        id: 42,
        title: { nl: 'Ruilen', de: 'Umtauschen', en: 'Exchange it' },
        serial: 'required',
        image: 'hidden',
        video: 'hidden',
        reason: 1,
      },
    ],
  },
  {
    id: 5,
    title: { nl: 'Wat wil je?', de: 'Was möchten Sie?', en: 'What would you like?' },
    answers: [
      {
        id: 51,
        title: { nl: 'Een nieuw exemplaar', de: 'Ein neues Exemplar', en: 'A new one' },
        serial: 'optional',
        image: 'required',
        video: 'optional',
        reason: 2,
      },
      {
        id: 52,
        title: {
          nl: 'Korting, en ik houd het',
          de: 'Einen Nachlass, und ich behalte es',
          en: 'A discount, and I keep it',
        },
        serial: 'hidden',
        image: 2,
        video: 0,
        reason: 2,
      },
    ],
  },
];
