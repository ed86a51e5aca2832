import type { Insertable } from 'kysely';
import type { QuotationsTable } from '../../db/schema.ts';
import type { Words } from '../../rules/language.ts';

const DAY = 24 * 60 * 60 * 1000;

type Offer = Insertable<QuotationsTable>;

const ROOF = [
  { id: '430', qty: 12 },
  { id: '4711', qty: 1 },
];
const STORAGE = [...ROOF, { id: '900', qty: 1 }];
const STOCK = [
  { id: '4711', qty: 5 },
  { id: '900', qty: 2 },
  { id: '512', qty: 40 },
];

/** A whole street of houses. */
const PROJECT = [
  { id: '430', qty: 1240 },
  { id: '4711', qty: 96 },
  { id: '900', qty: 96 },
  { id: '512', qty: 2480 },
];

/** Markup of the sales department. */
const CONTENT: Words = {
  nl: '<p>Bedankt voor je aanvraag. Op basis van je dakfoto’s stellen we dit voor:</p><ul><li>twaalf panelen in <strong>twee rijen van zes</strong>;</li><li>de omvormer in de meterkast, op een eigen groep.</li></ul><p>Vragen? Bel <a href="tel:+31360000000">036 000 00 00</a>.</p>',
  de: '<p>Vielen Dank für Ihre Anfrage. Nach Ihren Dachfotos schlagen wir vor:</p><ul><li>zwölf Module in <strong>zwei Reihen zu sechs</strong>;</li><li>den Wechselrichter im Zählerschrank, mit eigenem Stromkreis.</li></ul><p>Fragen? Rufen Sie an: <a href="tel:+31360000000">+31 36 000 00 00</a>.</p>',
  en: '<p>Thank you for your request. Going by the pictures of your roof, we propose:</p><ul><li>twelve panels in <strong>two rows of six</strong>;</li><li>the inverter in the meter cupboard, on a circuit of its own.</li></ul><p>Questions? Call <a href="tel:+31360000000">+31 36 000 00 00</a>.</p>',
};
const TRADE: Words = {
  nl: '<p>Levering <strong>franco werkplaats</strong>, in één keer of in delen. De factuur volgt bij levering; betaling binnen 30 dagen.</p>',
  de: '<p>Lieferung <strong>frei Werkstatt</strong>, auf einmal oder in Teilen. Die Rechnung folgt mit der Lieferung; Zahlung innerhalb von 30 Tagen.</p>',
  en: '<p>Delivered <strong>to your workshop</strong>, at once or in parts. The invoice follows upon delivery; payment within 30 days.</p>',
};

const LONG: Words = {
  nl: `${TRADE.nl}<p>De levertijd van de <strong>thuisbatterijinstallatieonderdelen</strong> hangt af van de aansluitcapaciteit ter plaatse. We plannen de levering daarom pas nadat de netbeheerder de aanvraag heeft bevestigd, en stemmen dag en dagdeel met de installateur op locatie af. Wat in deelleveringen komt, wordt per deellevering gefactureerd.</p>`,
  de: `${TRADE.de}<p>Die Lieferzeit der <strong>Heimspeicherinstallationskomponenten</strong> hängt von der Anschlussleistung vor Ort ab. Wir planen die Lieferung daher erst, wenn der Netzbetreiber den Antrag bestätigt hat, und stimmen Tag und Tageszeit mit dem Installateur vor Ort ab. Was in Teilen geliefert wird, wird in Teilen berechnet.</p>`,
  en: `${TRADE.en}<p>The delivery time of the <strong>home battery installation components</strong> depends on the connection on site. We plan delivery once the grid operator has confirmed the application, and agree on day and time with the installer on site. What comes in parts is invoiced in parts.</p>`,
};

/** One quotation for each state. Their signatures are fixed, so that tests and pages can contain their links. */
export function quotationsAt(now: number): Offer[] {
  const accepted = { accepted_at: now - 20 * DAY };
  const declined = { declined_at: now - 2 * DAY };
  const onAccount = { is_on_account: 1, content: JSON.stringify(TRADE) };
  return [
    offer('20261', 'sanne', now + 14 * DAY, ROOF, 12_500, { version: 2 }),
    offer('20190', 'sanne', now - DAY, ROOF, 9900, {}),
    offer('20255', 'sanne', now - 6 * DAY, ROOF, 7500, accepted),
    offer('20244', 'sanne', now + 5 * DAY, ROOF, 0, { ...declined, content: null }),
    offer('20262', 'greta', now + 30 * DAY, STORAGE, 20_000, { allows_exemption: 1 }),
    offer('20310', 'jansen', now + 21 * DAY, STOCK, 45_000, onAccount),
    offer('20311', 'jansen', now + 21 * DAY, STORAGE, 30_000, { ...onAccount, allows_exemption: 1 }),
    offer('20333', 'jansen', now + 365 * DAY, PROJECT, 1_250_050, {
      ...onAccount,
      allows_exemption: 1,
      version: 12,
      content: JSON.stringify(LONG),
    }),
  ];
}

function offer(
  number: string,
  person_id: string,
  valid_until: number,
  lines: readonly { id: string; qty: number }[],
  discount: number,
  more: Partial<Offer>,
): Offer {
  return {
    id: `off-${number}`,
    number: `OFF-${number}`,
    person_id,
    valid_until,
    lines: JSON.stringify(lines),
    discount,
    signature: `zon${number}`,
    version: 1,
    content: JSON.stringify(CONTENT),
    is_on_account: 0,
    allows_exemption: 0,
    accepted_at: null,
    declined_at: null,
    ...more,
  };
}
