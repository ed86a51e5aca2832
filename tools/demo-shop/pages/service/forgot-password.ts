import type { Article } from './article.ts';

export const forgotPassword: Article = {
  path: '/forgot-password',
  title: { nl: 'Wachtwoord vergeten', de: 'Passwort vergessen', en: 'Forgotten password' },
  intro: {
    nl: 'Geen probleem: je kunt ook zonder account bestellen, en je winkelwagen blijft staan.',
    de: 'Kein Problem: Sie können auch ohne Konto bestellen, und Ihr Warenkorb bleibt erhalten.',
    en: 'No problem: you can order without an account as well, and your cart stays as it is.',
  },
  sections: [
    {
      title: { nl: 'Een nieuw wachtwoord', de: 'Ein neues Passwort', en: 'A new password' },
      text: [
        {
          nl: 'Stuur vanaf het e-mailadres van je account een bericht naar service@zonshop.example, of bel 036 000 00 00. Je krijgt op dat adres een link waarmee je binnen een uur een nieuw wachtwoord kiest.',
          de: 'Senden Sie von der E-Mail-Adresse Ihres Kontos eine Nachricht an service@zonshop.example, oder rufen Sie +31 36 000 00 00 an. Sie erhalten an diese Adresse einen Link, mit dem Sie innerhalb einer Stunde ein neues Passwort wählen.',
          en: 'Send a message from the email address of your account to service@zonshop.example, or call +31 36 000 00 00. At that address you receive a link with which you choose a new password within an hour.',
        },
        {
          nl: 'We vragen je nooit om je oude wachtwoord, ook niet aan de telefoon.',
          de: 'Wir fragen Sie nie nach Ihrem alten Passwort, auch nicht am Telefon.',
          en: 'We never ask for your old password, not even on the phone.',
        },
      ],
    },
  ],
};
