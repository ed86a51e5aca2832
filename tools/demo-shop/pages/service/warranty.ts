import type { Article } from './article.ts';

export const warranty: Article = {
  path: '/garantie',
  isInFooter: true,
  title: { nl: 'Garantie', de: 'Garantie', en: 'Warranty' },
  intro: {
    nl: 'Op omvormers zit 10 jaar garantie, op panelen 25 jaar, en wij regelen haar met de fabrikant.',
    de: 'Auf Wechselrichter gibt es 10 Jahre Garantie, auf Module 25 Jahre, und wir klären sie mit dem Hersteller.',
    en: 'Inverters carry a warranty of 10 years, panels of 25 years, and we settle it with the manufacturer.',
  },
  sections: [
    {
      title: { nl: 'Zo meld je een defect', de: 'So melden Sie einen Defekt', en: 'How to report a fault' },
      text: [
        {
          nl: 'Stuur een foto van het typeplaatje en van de foutmelding naar service@zonshop.example. Binnen 24 uur hoor je op werkdagen of we een vervangend apparaat sturen.',
          de: 'Senden Sie ein Foto des Typenschilds und der Fehlermeldung an service@zonshop.example. An Werktagen hören Sie innerhalb von 24 Stunden, ob wir ein Ersatzgerät senden.',
          en: 'Send a picture of the type plate and of the error message to service@zonshop.example. On working days you hear within 24 hours whether we send a replacement.',
        },
      ],
    },
    {
      title: { nl: 'Wat er niet onder valt', de: 'Was nicht darunter fällt', en: 'What it does not cover' },
      text: [
        {
          nl: 'Schade door een verkeerde aansluiting, blikseminslag of water in de kast. Laat een installatie daarom door een vakman nalopen.',
          de: 'Schäden durch falschen Anschluss, Blitzschlag oder Wasser im Gehäuse. Lassen Sie eine Anlage deshalb von einem Fachbetrieb prüfen.',
          en: 'Damage by a wrong connection, lightning or water in the case. So have an installation checked by a tradesperson.',
        },
      ],
    },
  ],
};
