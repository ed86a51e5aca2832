import type { SeededGroup } from './question.ts';

/** Questions about orders, for all products. */
export const ordering: SeededGroup = {
  id: 5,
  icon: 'warranty',
  picture: 'service',
  tab: { nl: 'Bestellen en betalen', de: 'Bestellen und bezahlen', en: 'Ordering and paying' },
  subject: { nl: 'Vragen over bestellen', de: 'Fragen zur Bestellung', en: 'Questions about ordering' },
  pictured: {
    nl: 'Een tekstballon met een vinkje',
    de: 'Eine Sprechblase mit einem Häkchen',
    en: 'A speech bubble with a tick',
  },
  items: [
    {
      question: { nl: 'Hoe kan ik betalen?', de: 'Wie kann ich bezahlen?', en: 'How can I pay?' },
      answer: {
        nl: '<p>Met iDEAL, Bancontact, creditcard, PayPal of achteraf. Zakelijke klanten betalen ook per bankoverschrijving.</p>',
        de: '<p>Mit Kreditkarte, PayPal oder auf Rechnung. Geschäftskunden zahlen auch per Überweisung.</p>',
        en: '<p>By iDEAL, Bancontact, credit card, PayPal or afterwards. Business customers may also pay by bank transfer.</p>',
      },
    },
    {
      question: {
        nl: 'Kan ik mijn bestelling nog wijzigen?',
        de: 'Kann ich meine Bestellung noch ändern?',
        en: 'Can I still change my order?',
      },
      answer: {
        nl: '<p>Zolang hij niet is ingepakt wel. <a href="/klantenservice">Bel ons</a> met je bestelnummer bij de hand.</p>',
        de: '<p>Solange sie nicht gepackt ist, ja. <a href="/klantenservice">Rufen Sie uns an</a>, mit Ihrer Bestellnummer zur Hand.</p>',
        en: '<p>As long as it is not packed. <a href="/klantenservice">Call us</a> with your order number at hand.</p>',
      },
    },
    {
      question: {
        nl: 'Leveren jullie ook aan installateurs?',
        de: 'Beliefern Sie auch Installateure?',
        en: 'Do you supply installers as well?',
      },
      answer: {
        nl: '<p>Ja. Met een zakelijk account zie je prijzen zonder btw op je offerte en bestel je per pallet.</p>',
        de: '<p>Ja. Mit einem Geschäftskonto erhalten Sie Angebote ohne MwSt. und bestellen palettenweise.</p>',
        en: '<p>Yes. With a business account you get quotations without VAT and order by the pallet.</p>',
      },
    },
    {
      question: {
        nl: 'Wat zijn Power Credits?',
        de: 'Was sind Power Credits?',
        en: 'What are Power Credits?',
      },
      answer: {
        nl: '<p>Punten die je spaart met wat je koopt, en inwisselt voor een tegoedbon. Bij elk product staat hoeveel je er krijgt.</p>',
        de: '<p>Punkte, die Sie mit Ihren Einkäufen sammeln und gegen einen Gutschein tauschen. Bei jedem Produkt steht, wie viele es sind.</p>',
        en: '<p>Points that you save by buying and exchange for a voucher. Each product says how many you get.</p>',
      },
    },
  ],
};
