import type { Locale } from '../rules/language.ts';
import type { WithdrawableOrder } from '../rules/withdrawal/orders.ts';
import type { Acknowledged } from '../rules/withdrawal/submit.ts';

/** What the shop says of an order, a product and a statement of withdrawal. */
interface WithdrawalWords {
  readonly until: (date: string) => string;
  readonly over: (date: string) => string;
  readonly business: string;
  readonly withdrawn: (date: string) => string;
  readonly cutToLength: string;
  readonly unknown: string;
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
  readonly steps: string;
}

const WORDS: Readonly<Record<Locale, WithdrawalWords>> = {
  nl: {
    until: (date) => `Je bedenktijd loopt tot en met ${date}.`,
    over: (date) => `Je bedenktijd liep tot en met ${date}. Je verklaring komt wel aan; we laten weten wat er kan.`,
    business:
      'Voor zakelijke bestellingen geldt geen wettelijk herroepingsrecht. Je verklaring komt wel aan; we laten weten wat er kan.',
    withdrawn: (date) => `Over deze bestelling kregen we op ${date} al een verklaring.`,
    cutToLength: 'Voor je op maat geknipt: hiervoor geldt geen herroepingsrecht.',
    unknown: 'We zoeken de bestelling nog bij je verklaring. Lukt dat niet, dan nemen we contact met je op.',
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
    subject: (number) => `Wir haben Ihren Widerruf erhalten (${number})`,
    title: 'Eingangsbestätigung Ihres Widerrufs',
    reference: 'Zeichen',
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
  },
};

const LANGUAGES: Readonly<Record<Locale, string>> = { nl: 'nl-NL', de: 'de-DE', en: 'en-GB' };
const SENDER = 'Zonshop, Zonneweg 12, 3899 AZ Zeewolde, service@zonshop.example';

/** What stands beside an order from which a customer chooses. */
export function orderNoticeIn(locale: Locale, order: WithdrawableOrder, now: number): string {
  return notesOn(locale, order, now, true).join(' ');
}

/** Null for a product of which there is nothing to say. */
export function lineNoticeIn(locale: Locale, { isCutToLength }: { isCutToLength: boolean }): string | null {
  return isCutToLength ? WORDS[locale].cutToLength : null;
}

/** The acknowledgement of a statement: the e-mail, the file and the screen have this text. */
export function acknowledgementIn(locale: Locale, about: Acknowledged): { subject: string; text: string } {
  const words = WORDS[locale];
  const { number, receivedAt, statement, lines, order } = about;
  const what = lines.map(({ amount, name }) => `${amount} × ${name}`);
  if (statement.part !== '') what.push(statement.part);
  const notes = order ? notesOn(locale, order, receivedAt, false) : [words.unknown];
  const named = lines.length > 0 ? lines : (order?.lines ?? []);
  for (const line of named) if (line.isCutToLength) notes.push(`${line.name}. ${words.cutToLength}`);
  const paragraphs = [
    [words.title],
    [`${words.reference}: ${number}`, words.received(momentIn(locale, receivedAt))],
    [
      words.statement,
      words.declaration,
      `${words.name}: ${statement.name}`,
      `${words.order}: ${statement.order_number}`,
      `${words.what}: ${what.join('; ') || words.whole}`,
      `${words.to}: ${statement.email}`,
    ],
    ...(notes.length > 0 ? [[words.notes, ...notes.map((note) => `- ${note}`)]] : []),
    [words.next, words.steps],
    [SENDER],
  ];
  return { subject: words.subject(number), text: `${paragraphs.map((lines) => lines.join('\n')).join('\n\n')}\n` };
}

function notesOn(locale: Locale, order: WithdrawableOrder, now: number, namesPeriod: boolean): string[] {
  const words = WORDS[locale];
  const ends = dayIn(locale, order.endsAt);
  const notes = order.withdrawnAt === null ? [] : [words.withdrawn(dayIn(locale, order.withdrawnAt))];
  if (order.isBusiness) return [words.business, ...notes];
  if (now > order.endsAt) return [words.over(ends), ...notes];
  return namesPeriod ? [words.until(ends), ...notes] : notes;
}

function dayIn(locale: Locale, moment: number): string {
  return new Date(moment).toLocaleDateString(LANGUAGES[locale], { dateStyle: 'long', timeZone: 'Europe/Amsterdam' });
}

/** To the second. */
function momentIn(locale: Locale, moment: number): string {
  const style = { dateStyle: 'full', timeStyle: 'medium', timeZone: 'Europe/Amsterdam' } as const;
  return new Date(moment).toLocaleString(LANGUAGES[locale], style);
}
