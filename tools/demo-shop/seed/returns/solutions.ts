import type { Words } from '../../rules/language.ts';

/** A solution for a return, with the details that it requires. */
export interface SeededSolution {
  readonly id: number;
  readonly name: Words;
  readonly title: Words;
  readonly text: Words;
  /** Markup. */
  readonly extra?: Words;
  /** Markup. */
  readonly conditions: Words;
  readonly serial?: 'optional' | 'required';
  readonly hasImages?: boolean;
  readonly hasVideos?: boolean;
  /** The label of the remark; a default label if missing. */
  readonly remarkLabel?: Words;
  readonly isRemarkRequired?: boolean;
  /** Available for this many days after the order; always if missing. */
  readonly days?: number;
}

export const SOLUTIONS: readonly SeededSolution[] = [
  {
    id: 1,
    name: { nl: 'Repareren', de: 'Reparieren', en: 'Repair' },
    title: {
      nl: 'We repareren het voor je',
      de: 'Wir reparieren es für Sie',
      en: 'We repair it for you',
    },
    text: {
      nl: 'Binnen tien werkdagen na ontvangst is het product weer bij je, of je krijgt een nieuw exemplaar.',
      de: 'Innerhalb von zehn Werktagen nach Eingang ist das Produkt wieder bei Ihnen, oder Sie erhalten ein neues.',
      en: 'Within ten working days of its arrival the product is back with you, or you receive a new one.',
    },
    extra: {
      nl: '<p>Stuur <strong>geen kabels of beugels</strong> mee. Koppel een omvormer eerst aan de gelijkstroomzijde los; zie de <a href="/montage">montage-uitleg</a>.</p>',
      de: '<p>Senden Sie <strong>keine Kabel oder Halterungen</strong> mit. Trennen Sie einen Wechselrichter zuerst auf der Gleichstromseite; siehe <a href="/montage">Montage</a>.</p>',
      en: '<p>Send <strong>no cables or brackets</strong> along. Disconnect an inverter on the DC side first; see <a href="/montage">mounting</a>.</p>',
    },
    conditions: {
      nl: '<p>Verpak het product stevig, het liefst in de eigen doos. Valt de storing niet onder de garantie, dan ontvang je eerst een prijsopgave.</p>',
      de: '<p>Verpacken Sie das Produkt fest, am besten im eigenen Karton. Fällt der Fehler nicht unter die Garantie, erhalten Sie zuerst einen Kostenvoranschlag.</p>',
      en: '<p>Pack the product firmly, preferably in its own box. If the fault is not under warranty, you receive an estimate first.</p>',
    },
    serial: 'required',
    hasImages: true,
    hasVideos: true,
    remarkLabel: { nl: 'Omschrijf de storing', de: 'Beschreiben Sie den Fehler', en: 'Describe the fault' },
    isRemarkRequired: true,
  },
  {
    id: 2,
    name: { nl: 'Ruilen', de: 'Umtauschen', en: 'Exchange' },
    title: { nl: 'Je krijgt een nieuw exemplaar', de: 'Sie erhalten ein neues', en: 'You receive a new one' },
    text: {
      nl: 'Zodra we het product binnen hebben en bekeken, sturen we een nieuw exemplaar.',
      de: 'Sobald das Produkt bei uns eingegangen und geprüft ist, senden wir ein neues.',
      en: 'Once the product has arrived and we have looked at it, we send a new one.',
    },
    conditions: {
      nl: '<p>Stuur het product compleet terug: met handleiding, beugels en kabels.</p>',
      de: '<p>Senden Sie das Produkt vollständig zurück: mit Anleitung, Halterungen und Kabeln.</p>',
      en: '<p>Send the product back complete: with its manual, brackets and cables.</p>',
    },
    serial: 'optional',
    hasImages: true,
  },
  {
    id: 3,
    name: { nl: 'Retourneren', de: 'Zurücksenden', en: 'Return' },
    title: { nl: 'Je krijgt je geld terug', de: 'Sie erhalten Ihr Geld zurück', en: 'You get your money back' },
    text: {
      nl: 'Binnen 14 dagen nadat het product bij ons is, staat het bedrag op je rekening.',
      de: 'Innerhalb von 14 Tagen nach Eingang bei uns ist der Betrag auf Ihrem Konto.',
      en: 'Within 14 days of its arrival with us, the amount is on your account.',
    },
    conditions: {
      nl: '<p>Dat kan tot 30 dagen na je bestelling, ook als de doos open is. Voordeelsets nemen we alleen als geheel terug.</p>',
      de: '<p>Das geht bis 30 Tage nach Ihrer Bestellung, auch wenn der Karton geöffnet ist. Vorteilssets nehmen wir nur vollständig zurück.</p>',
      en: '<p>You can do so until 30 days after your order, even if the box is open. Discounted sets come back whole only.</p>',
    },
    days: 30,
  },
  {
    id: 4,
    name: { nl: 'Onderdeel nasturen', de: 'Teil nachsenden', en: 'Send a missing part' },
    title: { nl: 'We sturen na wat ontbreekt', de: 'Wir senden nach, was fehlt', en: 'We send what is missing' },
    text: {
      nl: 'Je hoeft niets terug te sturen. Voor 15:00 uur gemeld is dezelfde werkdag verstuurd.',
      de: 'Sie müssen nichts zurücksenden. Vor 15 Uhr gemeldet, am selben Werktag versandt.',
      en: 'You need not send anything back. Told before 3 pm, sent the same working day.',
    },
    conditions: {
      nl: '<p>Controleer eerst de zakjes in de deksel van de doos.</p>',
      de: '<p>Prüfen Sie zuerst die Beutel im Deckel des Kartons.</p>',
      en: '<p>Please check the bags in the lid of the box first.</p>',
    },
    hasImages: true,
    isRemarkRequired: true,
  },
];
