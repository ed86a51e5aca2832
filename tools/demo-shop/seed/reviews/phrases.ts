import type { Words } from '../../rules/language.ts';

/** The rating of a review: four and five stars, three, or fewer. */
export type Mood = 'glad' | 'mixed' | 'cross';

/** First sentences. */
export const OPENINGS: Readonly<Record<Mood, readonly Words[]>> = {
  glad: [
    {
      nl: 'Precies wat ik zocht.',
      de: 'Genau das, was ich gesucht habe.',
      en: 'Exactly what I was looking for.',
    },
    {
      nl: 'Besteld op dinsdag, woensdag in huis.',
      de: 'Am Dienstag bestellt, zwei Tage später geliefert.',
      en: 'Ordered on Tuesday, delivered two days later.',
    },
    {
      nl: 'Doet al maanden wat hij belooft.',
      de: 'Hält seit Monaten, was es verspricht.',
      en: 'Has done what it promises for months.',
    },
    {
      nl: 'Mijn installateur was er ook over te spreken.',
      de: 'Auch mein Installateur war davon angetan.',
      en: 'My installer liked it as well.',
    },
    {
      nl: 'Netjes verpakt en niets beschadigd.',
      de: 'Sauber verpackt und nichts beschädigt.',
      en: 'Neatly packed and nothing damaged.',
    },
    {
      nl: 'Na lang vergelijken hiervoor gekozen, en geen spijt.',
      de: 'Nach langem Vergleichen hierfür entschieden und nicht bereut.',
      en: 'Chosen after a lot of comparing, and no regrets.',
    },
    {
      nl: 'Al de derde keer dat ik deze bestel.',
      de: 'Schon das dritte Mal bestellt.',
      en: 'The third time I have ordered this.',
    },
    {
      nl: 'Prima prijs voor wat je krijgt.',
      de: 'Guter Preis für das, was man bekommt.',
      en: 'A good price for what you get.',
    },
  ],
  mixed: [
    {
      nl: 'Op zich in orde, met een kanttekening.',
      de: 'An sich in Ordnung, mit einer Einschränkung.',
      en: 'All right in itself, with one remark.',
    },
    {
      nl: 'Het product is goed, de levering duurde langer dan gedacht.',
      de: 'Das Produkt ist gut, die Lieferung dauerte länger als gedacht.',
      en: 'The product is good, delivery took longer than expected.',
    },
    {
      nl: 'Doet het, maar voor deze prijs had ik iets meer verwacht.',
      de: 'Funktioniert, aber für den Preis hatte ich etwas mehr erwartet.',
      en: 'It works, but I expected a little more for this price.',
    },
  ],
  cross: [
    {
      nl: 'Helaas niet wat ik ervan had gehoopt.',
      de: 'Leider nicht das, was ich mir erhofft hatte.',
      en: 'Sadly not what I had hoped for.',
    },
    {
      nl: 'Doos was ingedeukt en een onderdeel ontbrak.',
      de: 'Der Karton war eingedrückt und ein Teil fehlte.',
      en: 'The box was dented and a part was missing.',
    },
    {
      nl: 'Voor mijn situatie niet geschikt gebleken.',
      de: 'Für meine Situation nicht geeignet.',
      en: 'Turned out unsuitable for my situation.',
    },
  ],
};

/** Last sentences. */
export const CLOSINGS: Readonly<Record<Mood, readonly Words[]>> = {
  glad: [
    { nl: 'Een aanrader.', de: 'Sehr zu empfehlen.', en: 'Recommended.' },
    { nl: 'Ik zou hem zo weer kopen.', de: 'Ich würde es wieder kaufen.', en: 'I would buy it again.' },
    {
      nl: 'De klantenservice dacht goed mee over de rest van de installatie.',
      de: 'Der Kundenservice hat bei der übrigen Anlage gut mitgedacht.',
      en: 'Customer service thought along about the rest of the installation.',
    },
    {
      nl: 'Tip: bestel meteen genoeg connectoren mee.',
      de: 'Tipp: gleich genügend Stecker mitbestellen.',
      en: 'Tip: order enough connectors right away.',
    },
    {
      nl: 'Bij de buren ligt inmiddels hetzelfde.',
      de: 'Die Nachbarn haben inzwischen dasselbe.',
      en: 'The neighbours have the same by now.',
    },
    {
      nl: 'Vijf maanden later nog steeds tevreden.',
      de: 'Fünf Monate später immer noch zufrieden.',
      en: 'Still content five months later.',
    },
    {
      nl: 'Ook na een natte herfst geen enkel probleem.',
      de: 'Auch nach einem nassen Herbst keinerlei Probleme.',
      en: 'No trouble at all, even after a wet autumn.',
    },
  ],
  mixed: [
    {
      nl: 'Met een betere handleiding was dit een vier geweest.',
      de: 'Mit einer besseren Anleitung wären es vier Sterne geworden.',
      en: 'With a better manual this would have been four stars.',
    },
    {
      nl: 'De winkel heeft het wel netjes opgelost.',
      de: 'Der Shop hat es immerhin ordentlich gelöst.',
      en: 'The shop did sort it out properly.',
    },
  ],
  cross: [
    {
      nl: 'Retourneren ging gelukkig zonder discussie.',
      de: 'Die Rückgabe ging zum Glück ohne Diskussion.',
      en: 'Fortunately the return went without discussion.',
    },
    {
      nl: 'Uiteindelijk ingeruild voor een ander model.',
      de: 'Am Ende gegen ein anderes Modell getauscht.',
      en: 'In the end I exchanged it for another model.',
    },
  ],
};
