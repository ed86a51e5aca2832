import type { Article } from './article.ts';

export const terms: Article = {
  path: '/algemene-voorwaarden',
  isInFooter: true,
  title: {
    nl: 'Algemene voorwaarden',
    de: 'Allgemeine Geschäftsbedingungen',
    en: 'Terms and conditions',
  },
  intro: {
    nl: 'Deze voorwaarden gelden voor elke bestelling bij Zonshop. Zonshop is een demonstratiewinkel: er wordt niets afgeschreven en niets geleverd.',
    de: 'Diese Bedingungen gelten für jede Bestellung bei Zonshop. Zonshop ist ein Demoshop: Es wird nichts abgebucht und nichts geliefert.',
    en: 'These terms apply to every order at Zonshop. Zonshop is a demo shop: nothing is charged and nothing is delivered.',
  },
  sections: [
    {
      title: { nl: 'Prijzen en btw', de: 'Preise und Mehrwertsteuer', en: 'Prices and VAT' },
      text: [
        {
          nl: 'Alle prijzen zijn in euro en inclusief btw. Voor je bestelt, zie je het volledige bedrag met verzend- en betaalkosten.',
          de: 'Alle Preise sind in Euro und enthalten die Mehrwertsteuer. Vor der Bestellung sehen Sie den vollständigen Betrag mit Versand- und Zahlungskosten.',
          en: 'All prices are in euros and include VAT. Before you order you see the full amount with shipping and payment costs.',
        },
        {
          nl: 'Particulieren in Duitsland kunnen zonne-installaties voor hun woning tegen 0 % btw bestellen. Klopt je verklaring later niet, dan brengen we de btw alsnog in rekening.',
          de: 'Privatpersonen in Deutschland können Photovoltaikanlagen für ihre Wohnung zu 0 % Mehrwertsteuer bestellen. Trifft Ihre Erklärung später nicht zu, berechnen wir die Steuer nach.',
          en: 'Private buyers in Germany can order solar installations for their home at 0 % VAT. If your declaration turns out to be wrong, we charge the VAT afterwards.',
        },
      ],
    },
    {
      title: { nl: 'Bezorgen en afhalen', de: 'Lieferung und Abholung', en: 'Delivery and collection' },
      text: [
        {
          nl: 'De bezorgtijd bij elke verzendmethode is in werkdagen. Panelen en batterijen komen op een pallet tot de stoeprand; zorg dat iemand kan helpen afladen.',
          de: 'Die Lieferzeit jeder Versandart gilt in Werktagen. Module und Speicher kommen auf einer Palette bis zur Bordsteinkante; bitte sorgen Sie für Hilfe beim Abladen.',
          en: 'The delivery time of each shipping method is in working days. Panels and batteries come on a pallet to the kerb; make sure that somebody can help to unload.',
        },
      ],
    },
    {
      title: { nl: 'Bedenktijd en retour', de: 'Widerruf und Rückgabe', en: 'Withdrawal and returns' },
      text: [
        {
          nl: 'Je hebt 30 dagen bedenktijd vanaf de dag van ontvangst. Sets met korting nemen we alleen als geheel terug.',
          de: 'Sie haben ab dem Tag des Erhalts 30 Tage Rückgaberecht. Rabattierte Sets nehmen wir nur vollständig zurück.',
          en: 'You have 30 days from the day of receipt to change your mind. Discounted sets can only be returned as a whole.',
        },
      ],
    },
    {
      title: { nl: 'Garantie', de: 'Gewährleistung', en: 'Guarantee' },
      text: [
        {
          nl: 'Naast de wettelijke garantie geldt de garantie van de fabrikant; de termijn staat bij de specificaties van elk product.',
          de: 'Neben der gesetzlichen Gewährleistung gilt die Garantie des Herstellers; die Dauer steht in den technischen Daten jedes Produkts.',
          en: 'Besides your statutory rights the manufacturer’s warranty applies; its term is among the specifications of each product.',
        },
      ],
    },
  ],
};
