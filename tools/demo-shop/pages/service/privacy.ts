import type { Article } from './article.ts';

export const privacy: Article = {
  path: '/privacy',
  isInFooter: true,
  asksConsent: true,
  title: { nl: 'Privacybeleid', de: 'Datenschutzerklärung', en: 'Privacy policy' },
  intro: {
    nl: 'Wat we van je bewaren, waarvoor, en hoe lang. We vragen niet meer dan een bestelling nodig heeft.',
    de: 'Was wir von Ihnen speichern, wofür und wie lange. Wir fragen nicht mehr, als eine Bestellung braucht.',
    en: 'What we keep about you, what for, and for how long. We ask no more than an order needs.',
  },
  sections: [
    {
      title: { nl: 'Je bestelling', de: 'Ihre Bestellung', en: 'Your order' },
      text: [
        {
          nl: 'Naam, adres, e-mailadres en telefoonnummer gebruiken we om je bestelling te leveren en je vragen te beantwoorden. De fiscus verplicht ons facturen zeven jaar te bewaren.',
          de: 'Name, Adresse, E-Mail-Adresse und Telefonnummer verwenden wir, um Ihre Bestellung zu liefern und Ihre Fragen zu beantworten. Rechnungen müssen wir aus steuerlichen Gründen sieben Jahre aufbewahren.',
          en: 'We use name, address, email address and phone number to deliver your order and to answer your questions. Tax law obliges us to keep invoices for seven years.',
        },
      ],
    },
    {
      title: { nl: 'Je browser', de: 'Ihr Browser', en: 'Your browser' },
      text: [
        {
          nl: 'Eén cookie onthoudt dertig dagen welke winkelwagen van jou is, een tweede een half jaar of je marketing hebt toegestaan. Wat je bij het bestellen typt, blijft tot je klaar bent in dit tabblad bewaard; wachtwoorden nooit.',
          de: 'Ein Cookie merkt sich dreißig Tage lang, welcher Warenkorb Ihrer ist, ein zweites ein halbes Jahr, ob Sie Marketing erlaubt haben. Was Sie beim Bestellen eingeben, bleibt bis zum Abschluss in diesem Tab gespeichert; Passwörter nie.',
          en: 'One cookie remembers for thirty days which cart is yours, another for half a year whether you have allowed marketing. What you type while ordering stays in this tab until you are done; passwords never do.',
        },
        {
          nl: 'Video’s en betaaldiensten van anderen worden pas geladen als je ze start of als je ermee kunt betalen.',
          de: 'Videos und Zahlungsdienste anderer Anbieter werden erst geladen, wenn Sie sie starten oder damit bezahlen können.',
          en: 'Videos and payment services of others are loaded only when you start them or can pay with them.',
        },
      ],
    },
    {
      title: { nl: 'Je rechten', de: 'Ihre Rechte', en: 'Your rights' },
      text: [
        {
          nl: 'Je kunt je gegevens inzien, laten verbeteren of laten verwijderen. Een mail naar service@zonshop.example is genoeg.',
          de: 'Sie können Ihre Daten einsehen, berichtigen oder löschen lassen. Eine E-Mail an service@zonshop.example genügt.',
          en: 'You can see your data, have them corrected or removed. A mail to service@zonshop.example is enough.',
        },
      ],
    },
  ],
};
