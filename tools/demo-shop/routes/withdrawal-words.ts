import type { Locale } from '../rules/language.ts';

/** What the shop says of an order, a product and a statement of withdrawal. */
interface WithdrawalWords {
  readonly until: (date: string) => string;
  readonly over: (date: string) => string;
  readonly business: string;
  readonly withdrawn: (date: string) => string;
  readonly cutToLength: string;
  readonly unknown: string;
  /** A product that the shop cannot find in the order, by its number. */
  readonly product: (id: string) => string;
  readonly unmatched: string;
  readonly subject: (number: string) => string;
  readonly title: string;
  readonly reference: string;
  readonly received: (moment: string) => string;
  readonly statement: string;
  readonly declaration: string;
  readonly name: string;
  readonly order: string;
  readonly what: string;
  readonly whole: string;
  readonly to: string;
  readonly notes: string;
  readonly next: string;
  /** For a statement that the shop accepts as it is. */
  readonly steps: string;
  /** For a statement that is looked at before it is accepted. */
  readonly review: string;
}

export const WITHDRAWAL_WORDS: Readonly<Record<Locale, WithdrawalWords>> = {
  nl: {
    until: (date) => `Je bedenktijd loopt tot en met ${date}.`,
    over: (date) => `Je bedenktijd liep tot en met ${date}. Je verklaring komt wel aan; we laten weten wat er kan.`,
    business:
      'Voor zakelijke bestellingen geldt geen wettelijk herroepingsrecht. Je verklaring komt wel aan; we laten weten wat er kan.',
    withdrawn: (date) => `Over deze bestelling kregen we op ${date} al een verklaring.`,
    cutToLength: 'Voor je op maat geknipt: hiervoor geldt geen herroepingsrecht.',
    unknown: 'We zoeken de bestelling nog bij je verklaring. Lukt dat niet, dan nemen we contact met je op.',
    product: (id) => `product ${id}`,
    unmatched: 'We zoeken nog uit welke producten van de bestelling je bedoelt.',
    subject: (number) => `We hebben je ontbinding ontvangen (${number})`,
    title: 'Bevestiging van ontvangst van je ontbinding',
    reference: 'Kenmerk',
    received: (moment) => `Verstuurd en ontvangen op ${moment} (Nederlandse tijd)`,
    statement: 'Je verklaring',
    declaration: 'Hierbij deel ik mee dat ik de overeenkomst over deze bestelling ontbind.',
    name: 'Naam',
    order: 'Bestelling',
    what: 'Wat',
    whole: 'de hele bestelling',
    to: 'Bevestiging naar',
    notes: 'Let op',
    next: 'Wat gebeurt er nu?',
    steps:
      'Stuur de producten binnen 14 dagen terug. Wij betalen binnen 14 dagen terug op de manier waarop je betaalde; we mogen daarmee wachten tot de producten terug zijn of je laat zien dat je ze hebt verstuurd.',
    review: 'We bekijken je verklaring en laten je per e-mail weten hoe het verdergaat.',
  },
  de: {
    until: (date) => `Ihre Widerrufsfrist läuft bis einschließlich ${date}.`,
    over: (date) =>
      `Ihre Widerrufsfrist lief bis einschließlich ${date}. Ihre Erklärung kommt trotzdem an; wir teilen Ihnen mit, was möglich ist.`,
    business:
      'Für geschäftliche Bestellungen besteht kein gesetzliches Widerrufsrecht. Ihre Erklärung kommt trotzdem an; wir teilen Ihnen mit, was möglich ist.',
    withdrawn: (date) => `Zu dieser Bestellung haben wir am ${date} bereits eine Erklärung erhalten.`,
    cutToLength: 'Für Sie auf Maß geschnitten: Hierfür besteht kein Widerrufsrecht.',
    unknown:
      'Wir suchen die Bestellung zu Ihrer Erklärung noch. Finden wir sie nicht, setzen wir uns mit Ihnen in Verbindung.',
    product: (id) => `Produkt ${id}`,
    unmatched: 'Wir klären noch, welche Produkte der Bestellung Sie meinen.',
    subject: (number) => `Wir haben Ihren Widerruf erhalten (${number})`,
    title: 'Eingangsbestätigung Ihres Widerrufs',
    reference: 'Vorgangsnummer',
    received: (moment) => `Abgeschickt und eingegangen am ${moment} (Ortszeit Niederlande)`,
    statement: 'Ihre Erklärung',
    declaration: 'Hiermit widerrufe ich den Vertrag über diese Bestellung.',
    name: 'Name',
    order: 'Bestellung',
    what: 'Was',
    whole: 'die ganze Bestellung',
    to: 'Bestätigung an',
    notes: 'Bitte beachten Sie',
    next: 'Wie geht es weiter?',
    steps:
      'Senden Sie die Produkte binnen 14 Tagen zurück. Wir erstatten binnen 14 Tagen auf dem Weg, auf dem Sie bezahlt haben; damit dürfen wir warten, bis die Produkte zurück sind oder Sie den Versand nachweisen.',
    review: 'Wir prüfen Ihre Erklärung und teilen Ihnen per E-Mail mit, wie es weitergeht.',
  },
  en: {
    until: (date) => `You can withdraw until ${date}, that day included.`,
    over: (date) =>
      `Your withdrawal period ended on ${date}. Your statement still reaches us; we will let you know what is possible.`,
    business:
      'Business orders carry no statutory right of withdrawal. Your statement still reaches us; we will let you know what is possible.',
    withdrawn: (date) => `We already received a statement about this order on ${date}.`,
    cutToLength: 'Cut to length for you: there is no right of withdrawal for it.',
    unknown: 'We are still looking for the order of your statement. If we cannot find it, we will contact you.',
    product: (id) => `product ${id}`,
    unmatched: 'We are still finding out which products of the order you mean.',
    subject: (number) => `We have received your withdrawal (${number})`,
    title: 'Acknowledgement of receipt of your withdrawal',
    reference: 'Reference',
    received: (moment) => `Submitted and received on ${moment} (Dutch time)`,
    statement: 'Your statement',
    declaration: 'I hereby give notice that I withdraw from the contract for this order.',
    name: 'Name',
    order: 'Order',
    what: 'What',
    whole: 'the whole order',
    to: 'Acknowledgement to',
    notes: 'Please note',
    next: 'What happens now?',
    steps:
      'Send the products back within 14 days. We refund you within 14 days by the means of payment that you used; we may wait until the products are back or you show that you have sent them.',
    review: 'We will look at your statement and tell you by email what happens next.',
  },
};
