import type { Words } from '../../rules/language.ts';

/** Further paragraphs about a main category. */
export const DESCRIPTIONS: Readonly<Record<string, readonly Words[]>> = {
  omvormers: [
    {
      nl: 'Kies bij voorkeur een omvormer die iets kleiner is dan het vermogen van je panelen: hij werkt dan vaker op volle kracht. Een <strong>string-omvormer</strong> past bij één of twee dakvlakken zonder schaduw, <strong>micro-omvormers</strong> bij een dak met schoorstenen en dakkapellen, en een <strong>hybride omvormer</strong> laadt ook een thuisbatterij.',
      de: 'Wählen Sie am besten einen Wechselrichter, der etwas kleiner ist als die Leistung Ihrer Module: So arbeitet er öfter mit voller Kraft. Ein <strong>String-Wechselrichter</strong> passt zu ein oder zwei Dachflächen ohne Schatten, <strong>Mikro-Wechselrichter</strong> zu einem Dach mit Schornsteinen und Gauben, und ein <strong>Hybrid-Wechselrichter</strong> lädt auch einen Heimspeicher.',
      en: 'Choose an inverter that is a little smaller than the power of your panels: it then works at full strength more often. A <strong>string inverter</strong> suits one or two roof faces without shade, <strong>micro-inverters</strong> suit a roof with chimneys and dormers, and a <strong>hybrid inverter</strong> charges a home battery, too.',
    },
    {
      nl: 'Boven 5,5 kW heb je in de meeste huizen een aansluiting met drie fasen nodig. Twijfel je? Kijk naar het aantal hoofdzekeringen in je meterkast.',
      de: 'Über 4,6 kVA schreiben die meisten Netzbetreiber einen dreiphasigen Anschluss vor. Sind Sie unsicher, fragen Sie Ihren Elektriker.',
      en: 'Above 5.5 kW most homes need a three-phase connection. If in doubt, look at the number of main fuses in your meter cupboard.',
    },
  ],
  zonnepanelen: [
    {
      nl: 'Full black panelen vallen op een donker dak nauwelijks op. Glas-glas panelen zijn zwaarder, gaan langer mee en laten op een plat dak ook de achterkant meewerken. Wie meer dan twintig panelen legt, is per pallet het voordeligst uit.',
      de: 'Full-Black-Module fallen auf einem dunklen Dach kaum auf. Glas-Glas-Module sind schwerer, halten länger und nutzen auf einem Flachdach auch die Rückseite. Wer mehr als zwanzig Module verlegt, kauft sie pro Palette am günstigsten.',
      en: 'Full black panels hardly show on a dark roof. Glass-glass panels are heavier, last longer and, on a flat roof, make use of their back as well. Whoever lays more than twenty panels buys them cheapest by the pallet.',
    },
  ],
  thuisbatterijen: [
    {
      nl: 'Een huishouden met zonnepanelen gebruikt ’s avonds en ’s nachts meestal tussen 4 en 8 kWh: dat is de maat die je nodig hebt. Kijk ook of je omvormer bij de batterij past: laagspanning en hoogspanning gaan niet samen.',
      de: 'Ein Haushalt mit Solarmodulen verbraucht abends und nachts meist zwischen 4 und 8 kWh: Das ist die Größe, die Sie brauchen. Achten Sie darauf, dass Ihr Wechselrichter zum Speicher passt: Niederspannung und Hochspannung vertragen sich nicht.',
      en: 'A household with solar panels mostly uses between 4 and 8 kWh in the evening and at night: that is the size you need. Also see that your inverter fits the battery: low and high voltage do not go together.',
    },
  ],
  montagemateriaal: [
    {
      nl: 'Een set bevat alles voor het aantal panelen dat erbij staat: haken of voeten, rails, klemmen en eindkappen. Losse onderdelen zijn er voor wie een bestaand dak uitbreidt.',
      de: 'Ein Set enthält alles für die angegebene Zahl von Modulen: Haken oder Füße, Schienen, Klemmen und Endkappen. Einzelteile gibt es für alle, die eine bestehende Anlage erweitern.',
      en: 'A set holds all that is needed for the number of panels it names: hooks or feet, rails, clamps and end caps. Single parts are there for those who extend an existing roof.',
    },
  ],
  'kabels-connectoren': [
    {
      nl: 'Voor de meeste daken is 4 mm² genoeg; neem 6 mm² vanaf dertig meter. Combineer connectoren alleen met hetzelfde merk: dat houdt de verbinding droog en de garantie geldig.',
      de: 'Für die meisten Dächer genügen 4 mm²; nehmen Sie ab dreißig Metern 6 mm². Verbinden Sie nur Stecker derselben Marke: So bleibt die Verbindung trocken und die Garantie gültig.',
      en: 'For most roofs 4 mm² is enough; take 6 mm² from thirty metres on. Join connectors of one brand only: that keeps the joint dry and the warranty valid.',
    },
  ],
  gereedschap: [
    {
      nl: 'Zelf monteren mag, zolang een erkend installateur de aansluiting in de meterkast controleert. Met een goede krimptang en een multimeter voorkom je de meeste storingen.',
      de: 'Sie dürfen selbst montieren, solange ein Fachbetrieb den Anschluss am Zähler übernimmt. Mit einer guten Crimpzange und einem Multimeter vermeiden Sie die meisten Störungen.',
      en: 'You may mount it all yourself as long as a certified installer checks the connection at the meter. A good crimping tool and a multimeter prevent most faults.',
    },
  ],
};
