import type { SeededGroup } from './question.ts';

export const guaranteed: SeededGroup = {
  id: 3,
  icon: 'warranty',
  picture: 'service',
  tab: { nl: 'Garantie en service', de: 'Garantie und Service', en: 'Warranty and service' },
  subject: {
    nl: 'Als er iets is met {brand}',
    de: 'Wenn mit {brand} etwas nicht stimmt',
    en: 'If something is wrong with {brand}',
  },
  pictured: {
    nl: 'Een tekstballon met een vinkje',
    de: 'Eine Sprechblase mit einem Häkchen',
    en: 'A speech bubble with a tick',
  },
  items: [
    {
      question: {
        nl: 'Hoe lang heb ik garantie op {brand}?',
        de: 'Wie lange habe ich Garantie auf {brand}?',
        en: 'How long is the warranty on {brand}?',
      },
      answer: {
        nl: '<p>De termijn staat bij de <a href="#specs">specificaties</a> van elk product. Bewaar je factuur: meer heb je niet nodig.</p>',
        de: '<p>Die Dauer steht bei den <a href="#specs">Spezifikationen</a> jedes Produkts. Bewahren Sie Ihre Rechnung auf: Mehr brauchen Sie nicht.</p>',
        en: '<p>The term stands with the <a href="#specs">specifications</a> of each product. Keep your invoice: you need nothing more.</p>',
      },
    },
    {
      question: {
        nl: 'Wie helpt me bij een storing?',
        de: 'Wer hilft mir bei einer Störung?',
        en: 'Who helps me with a fault?',
      },
      answer: {
        nl: '<p>Wij. Mail het serienummer en een foto van de melding naar <a href="mailto:service@zonshop.example">service@zonshop.example</a>; op werkdagen antwoorden we binnen 24 uur.</p>',
        de: '<p>Wir. Senden Sie Seriennummer und ein Foto der Meldung an <a href="mailto:service@zonshop.example">service@zonshop.example</a>; an Werktagen antworten wir innerhalb von 24 Stunden.</p>',
        en: '<p>We do. Send the serial number and a picture of the message to <a href="mailto:service@zonshop.example">service@zonshop.example</a>; on working days we answer within 24 hours.</p>',
      },
    },
    {
      question: {
        nl: 'Krijg ik een vervangend toestel?',
        de: 'Bekomme ich ein Ersatzgerät?',
        en: 'Do I get a replacement?',
      },
      answer: {
        nl: '<p>Als {brand} het defect bevestigt, sturen we een nieuw toestel vooruit. Het oude gaat in dezelfde doos terug.</p>',
        de: '<p>Bestätigt {brand} den Defekt, senden wir ein neues Gerät voraus. Das alte geht im selben Karton zurück.</p>',
        en: '<p>Once {brand} confirms the defect, we send a new one ahead. The old one returns in the same box.</p>',
      },
    },
  ],
};

export const delivered: SeededGroup = {
  id: 4,
  icon: 'delivery',
  picture: 'gereedschap',
  tab: { nl: 'Levering', de: 'Lieferung', en: 'Delivery' },
  subject: {
    nl: '{brand} bestellen en ontvangen',
    de: '{brand} bestellen und erhalten',
    en: 'Ordering and receiving {brand}',
  },
  pictured: {
    nl: 'Een accuboormachine',
    de: 'Eine Akku-Bohrmaschine',
    en: 'A cordless drill',
  },
  items: [
    {
      question: {
        nl: 'Wanneer heb ik mijn bestelling in huis?',
        de: 'Wann ist meine Bestellung da?',
        en: 'When will my order arrive?',
      },
      answer: {
        nl: '<p>Wat op voorraad is, gaat dezelfde of de volgende werkdag de deur uit. In de kassa kies je zelf een dag.</p>',
        de: '<p>Was vorrätig ist, geht am selben oder am nächsten Werktag hinaus. An der Kasse wählen Sie selbst einen Tag.</p>',
        en: '<p>What is in stock leaves the same or the next working day. In the checkout you choose a day yourself.</p>',
      },
    },
    {
      question: {
        nl: 'Wat kost verzenden?',
        de: 'Was kostet der Versand?',
        en: 'What does sending cost?',
      },
      answer: {
        nl: '<p>Boven € 500 is verzending binnen Nederland gratis. <a href="/verzendkosten">Alle landen op een rij</a>.</p>',
        de: '<p>Das hängt von Land und Bestellwert ab. <a href="/verzendkosten">Alle Länder auf einen Blick</a>.</p>',
        en: '<p>Above € 500 sending within the Netherlands is free. <a href="/verzendkosten">All countries in a row</a>.</p>',
      },
    },
    {
      question: {
        nl: 'Kan ik iets terugsturen?',
        de: 'Kann ich etwas zurücksenden?',
        en: 'Can I send something back?',
      },
      answer: {
        nl: '<p>Binnen 30 dagen, ook als de doos open is. Een pallet halen we bij je op.</p>',
        de: '<p>Innerhalb von 30 Tagen, auch wenn der Karton geöffnet ist. Eine Palette holen wir bei Ihnen ab.</p>',
        en: '<p>Within 30 days, even if the box is open. We collect a pallet from you.</p>',
      },
    },
  ],
};
