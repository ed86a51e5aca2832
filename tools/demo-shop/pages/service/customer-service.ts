import type { Article } from './article.ts';

export const customerService: Article = {
  path: '/klantenservice',
  isInFooter: true,
  title: { nl: 'Klantenservice', de: 'Kundenservice', en: 'Customer service' },
  intro: {
    nl: 'We zijn op werkdagen van 09:00 tot 17:00 uur bereikbaar: bel 036 000 00 00 of mail service@zonshop.example. Op e-mail antwoorden we binnen 24 uur.',
    de: 'Wir sind an Werktagen von 9 bis 17 Uhr erreichbar: Rufen Sie +31 36 000 00 00 an oder schreiben Sie an service@zonshop.example. E-Mails beantworten wir innerhalb von 24 Stunden.',
    en: 'You can reach us on working days from 9 am to 5 pm: call +31 36 000 00 00 or write to service@zonshop.example. We answer email within 24 hours.',
  },
  sections: [
    {
      title: { nl: 'Waar is mijn bestelling?', de: 'Wo ist meine Bestellung?', en: 'Where is my order?' },
      text: [
        {
          nl: 'Binnen 24 uur na verzending ontvang je een e-mail met de track-and-trace-code. Geen e-mail? Kijk in de map met ongewenste post, of bel ons met je bestelnummer bij de hand.',
          de: 'Innerhalb von 24 Stunden nach dem Versand erhalten Sie eine E-Mail mit der Sendungsnummer. Keine E-Mail? Sehen Sie im Spam-Ordner nach, oder rufen Sie uns mit Ihrer Bestellnummer an.',
          en: 'Within 24 hours of dispatch you receive an email with the track-and-trace code. No email? Look in your spam folder, or call us with your order number at hand.',
        },
      ],
    },
    {
      title: { nl: 'Mijn betaling lukt niet', de: 'Meine Zahlung gelingt nicht', en: 'My payment fails' },
      text: [
        {
          nl: 'Je winkelwagen en je gegevens blijven bewaard. Kies een andere betaalmethode of probeer het later opnieuw; je bestelling wordt pas geplaatst als zij betaald is.',
          de: 'Ihr Warenkorb und Ihre Angaben bleiben erhalten. Wählen Sie eine andere Zahlungsart oder versuchen Sie es später erneut; Ihre Bestellung wird erst mit der Zahlung verbindlich ausgeführt.',
          en: 'Your cart and your details are kept. Choose another payment method or try again later; your order is handled only once it is paid.',
        },
      ],
    },
    {
      title: { nl: 'Iets terugsturen', de: 'Etwas zurücksenden', en: 'Sending something back' },
      text: [
        {
          nl: 'Dat kan binnen 30 dagen, ook als de doos open is. Meld je retour aan, dan sturen we je een retourlabel of halen we een pallet bij je op. Werkt iets niet, dan repareren of ruilen we het, ook later.',
          de: 'Das geht innerhalb von 30 Tagen, auch wenn der Karton geöffnet ist. Melden Sie die Rückgabe an; wir senden Ihnen ein Etikett oder holen eine Palette bei Ihnen ab. Funktioniert etwas nicht, reparieren oder tauschen wir es, auch später.',
          en: 'You can do so within 30 days, even if the box is open. Announce your return, and we send you a label or collect a pallet from you. If something does not work, we repair or exchange it, later too.',
        },
      ],
      link: {
        href: '/rma',
        title: {
          nl: 'Ruilen, repareren of retourneren',
          de: 'Umtauschen, reparieren oder zurücksenden',
          en: 'Exchange, repair or return',
        },
      },
    },
    {
      title: { nl: 'Advies over je installatie', de: 'Beratung zu Ihrer Anlage', en: 'Advice on your installation' },
      text: [
        {
          nl: 'Onze vakmensen rekenen je plan graag na: hoeveel panelen er passen, welke omvormer daarbij hoort en of een batterij loont. Stuur een foto van je dak en je jaarverbruik mee.',
          de: 'Unsere Fachleute rechnen Ihren Plan gern nach: wie viele Module passen, welcher Wechselrichter dazugehört und ob sich ein Speicher lohnt. Senden Sie ein Foto Ihres Dachs und Ihren Jahresverbrauch mit.',
          en: 'Our tradespeople gladly check your plan: how many panels fit, which inverter belongs to them and whether a battery pays off. Send a picture of your roof and your yearly consumption along.',
        },
      ],
    },
  ],
};
