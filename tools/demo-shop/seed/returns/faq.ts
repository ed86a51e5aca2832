import type { Words } from '../../rules/language.ts';

export interface SeededFaq {
  readonly id: number;
  readonly title: Words;
  readonly items: readonly { readonly id: number; readonly question: Words; readonly answer: Words }[];
}

const SENDING: SeededFaq['items'] = [
  {
    id: 1,
    question: { nl: 'Wie betaalt de verzending?', de: 'Wer zahlt den Versand?', en: 'Who pays for sending it?' },
    answer: {
      nl: '<p>Wij. Je krijgt een label per e-mail; een pallet halen we bij je op.</p>',
      de: '<p>Wir. Sie erhalten ein Etikett per E-Mail; eine Palette holen wir bei Ihnen ab.</p>',
      en: '<p>We do. You receive a label by email; a pallet is collected from you.</p>',
    },
  },
  {
    id: 2,
    question: { nl: 'Hoe lang duurt het?', de: 'Wie lange dauert es?', en: 'How long does it take?' },
    answer: {
      nl: '<p>Binnen 24 uur op werkdagen hoor je van ons. Een reparatie duurt tot tien werkdagen.</p>',
      de: '<p>An Werktagen hören Sie innerhalb von 24 Stunden von uns. Eine Reparatur dauert bis zu zehn Werktage.</p>',
      en: '<p>On working days you hear from us within 24 hours. A repair takes up to ten working days.</p>',
    },
  },
];

/** Questions about products with a serial number. */
const DEVICES: SeededFaq = {
  id: 9,
  title: { nl: 'Vragen over dit product', de: 'Fragen zu diesem Produkt', en: 'Questions about this product' },
  items: [
    {
      id: 3,
      question: {
        nl: 'Waar vind ik het serienummer?',
        de: 'Wo finde ich die Seriennummer?',
        en: 'Where do I find the serial number?',
      },
      answer: {
        nl: '<p>Op de sticker rechts op de behuizing, onder de streepjescode. Het begint met twee letters.</p>',
        de: '<p>Auf dem Aufkleber rechts am Gehäuse, unter dem Strichcode. Sie beginnt mit zwei Buchstaben.</p>',
        en: '<p>On the sticker at the right of the housing, below the bar code. It begins with two letters.</p>',
      },
    },
    ...SENDING,
  ],
};

const PANELS: SeededFaq = {
  id: 12,
  title: { nl: 'Vragen over panelen', de: 'Fragen zu Modulen', en: 'Questions about panels' },
  items: [
    {
      id: 4,
      question: {
        nl: 'Mag ik één paneel terugsturen?',
        de: 'Kann ich ein einzelnes Modul zurücksenden?',
        en: 'May I send back a single panel?',
      },
      answer: {
        nl: '<p>Ja. Pak het nooit zelf in voor de post: we halen het op een pallet op.</p>',
        de: '<p>Ja. Verpacken Sie es nie selbst für die Post: Wir holen es auf einer Palette ab.</p>',
        en: '<p>Yes. Never pack it for the post yourself: we collect it on a pallet.</p>',
      },
    },
    ...SENDING,
  ],
};

/** By main category; small parts have none. */
export const FAQS: Readonly<Record<string, SeededFaq>> = {
  omvormers: DEVICES,
  thuisbatterijen: DEVICES,
  zonnepanelen: PANELS,
};

/** Where to find the serial number; markup, by main category. */
export const SERIAL_HELP: Readonly<Record<string, Words>> = {
  omvormers: {
    nl: '<p>Op de sticker <strong>rechts</strong> op de behuizing, onder de streepjescode.</p>',
    de: '<p>Auf dem Aufkleber <strong>rechts</strong> am Gehäuse, unter dem Strichcode.</p>',
    en: '<p>On the sticker at the <strong>right</strong> of the housing, below the bar code.</p>',
  },
  zonnepanelen: {
    nl: '<p>Op de achterkant, en op de korte kant van het frame.</p>',
    de: '<p>Auf der Rückseite und an der kurzen Seite des Rahmens.</p>',
    en: '<p>On the back, and on the short side of the frame.</p>',
  },
};
