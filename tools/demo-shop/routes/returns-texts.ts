import type { Problem } from '../rules/checkout/problems.ts';
import type { Locale, Words } from '../rules/language.ts';

const PLAIN = {
  'no-collection': {
    nl: 'Op dit adres kunnen we niet ophalen. Geef een adres op het vasteland op.',
    de: 'An dieser Adresse können wir nicht abholen. Geben Sie eine Adresse auf dem Festland an.',
    en: 'We cannot collect at this address. Give an address on the mainland.',
  },
  'no-number': {
    nl: 'Vul ook het huisnummer in.',
    de: 'Geben Sie auch die Hausnummer ein.',
    en: 'Enter the house number too.',
  },
  'return-empty': {
    nl: 'Kies minstens één product.',
    de: 'Wählen Sie mindestens ein Produkt.',
    en: 'Choose at least one product.',
  },
  'return-gone': {
    nl: 'Geen producten gevonden die je kunt retourneren. Controleer of je het juiste bestelnummer en de juiste postcode hebt ingevuld.',
    de: 'Es wurden keine Produkte gefunden, die zurückgegeben werden können. Prüfen Sie, ob Bestellnummer und Postleitzahl richtig sind.',
    en: 'No products found eligible for return. Please check that you have entered the correct order number and zip code.',
  },
  'return-outdated': {
    nl: 'Er ging iets mis bij het verwerken van je retouraanvraag. Neem contact op met de klantenservice',
    de: 'Bei der Bearbeitung Ihrer Rücksendung ist etwas schiefgelaufen. Bitte wenden Sie sich an den Kundenservice',
    en: 'Something went wrong processing your return request. Please contact customer service',
  },
} as const satisfies Record<string, Words>;

const NAMED = {
  'no-solution': {
    nl: (name) => `Kies een oplossing voor “${name}”.`,
    de: (name) => `Wählen Sie eine Lösung für „${name}“.`,
    en: (name) => `Choose a solution for “${name}”.`,
  },
  'no-answers': {
    nl: (name) => `Beantwoord alle vragen over “${name}”.`,
    de: (name) => `Beantworten Sie alle Fragen zu „${name}“.`,
    en: (name) => `Answer all questions about “${name}”.`,
  },
  'no-serial': {
    nl: (name) => `Vul het serienummer van “${name}” in.`,
    de: (name) => `Geben Sie die Seriennummer von „${name}“ ein.`,
    en: (name) => `Enter the serial number of “${name}”.`,
  },
  'no-remark': {
    nl: (name) => `Vul een opmerking bij “${name}” in.`,
    de: (name) => `Geben Sie eine Bemerkung zu „${name}“ ein.`,
    en: (name) => `Enter a comment for “${name}”.`,
  },
  'no-image': {
    nl: (name) => `Voeg een foto van “${name}” toe.`,
    de: (name) => `Fügen Sie ein Foto von „${name}“ hinzu.`,
    en: (name) => `Add a picture of “${name}”.`,
  },
  'no-video': {
    nl: (name) => `Voeg een video van “${name}” toe.`,
    de: (name) => `Fügen Sie ein Video von „${name}“ hinzu.`,
    en: (name) => `Add a video of “${name}”.`,
  },
} as const satisfies Record<string, Readonly<Record<Locale, (name: string) => string>>>;

const AMOUNT: Readonly<Record<Locale, (most: number) => string>> = {
  nl: (most) => (most === 0 ? 'Hiervan kun je niets meer retourneren.' : `Kies een aantal van 1 tot en met ${most}.`),
  de: (most) =>
    most === 0 ? 'Davon kann nichts mehr zurückgegeben werden.' : `Wählen Sie eine Anzahl von 1 bis ${most}.`,
  en: (most) => (most === 0 ? 'No more of these can be returned.' : `Choose a quantity from 1 to ${most}.`),
};

const LEFT: Readonly<Record<Locale, (name: string, left: number) => string>> = {
  nl: (name, left) => `Van “${name}” kun je er nog ${left} retourneren. Begin opnieuw om het aantal te wijzigen.`,
  de: (name, left) => `Von „${name}“ können Sie noch ${left} zurückgeben. Beginnen Sie neu, um die Anzahl zu ändern.`,
  en: (name, left) => `You can still return ${left} of “${name}”. Begin again to change the quantity.`,
};

type PlainWhy = keyof typeof PLAIN;
type NamedWhy = keyof typeof NAMED;

/** Errors of returns only. */
export type ReturnProblem = Extract<Problem, { why: PlainWhy | NamedWhy | 'return-amount' | 'return-left' }>;

/** Messages for required fields, by the last part of the field's name. */
export const REQUIRED_OF_RETURNS: Readonly<Record<string, Words>> = {
  address: {
    nl: 'Vul straat en huisnummer in.',
    de: 'Geben Sie Straße und Hausnummer ein.',
    en: 'Enter street and house number.',
  },
  rma_reason_id: { nl: 'Kies een reden.', de: 'Wählen Sie einen Grund.', en: 'Choose a reason.' },
  rma_solution_id: { nl: 'Kies een oplossing.', de: 'Wählen Sie eine Lösung.', en: 'Choose a solution.' },
  reason: {
    nl: 'Vertel kort wat er aan de hand is.',
    de: 'Beschreiben Sie kurz, was los ist.',
    en: 'Tell us briefly what the matter is.',
  },
};

const TOO_OFTEN: Words = {
  nl: 'Te veel pogingen, probeer het later opnieuw',
  de: 'Zu viele Versuche, bitte versuchen Sie es später erneut',
  en: 'Too many attempts, please try again later',
};

export function isReturnProblem(problem: Problem): problem is ReturnProblem {
  const { why } = problem;
  return why in PLAIN || why in NAMED || why === 'return-amount' || why === 'return-left';
}

export function returnProblemIn(locale: Locale, problem: ReturnProblem): string {
  if (problem.why === 'return-amount') return AMOUNT[locale](problem.most);
  if (problem.why === 'return-left') return LEFT[locale](problem.name, problem.left);
  return 'name' in problem ? NAMED[problem.why][locale](problem.name) : PLAIN[problem.why][locale];
}

export function tooOftenIn(locale: Locale): string {
  return TOO_OFTEN[locale];
}
