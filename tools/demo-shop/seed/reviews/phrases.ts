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
      de: 'Am Dienstag bestellt, am Mittwoch geliefert.',
      en: 'Ordered on Tuesday, delivered on Wednesday.',
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
    {
      nl: 'Eerlijk advies aan de telefoon, en het klopte.',
      de: 'Ehrliche Beratung am Telefon, und sie stimmte.',
      en: 'Honest advice on the phone, and it was right.',
    },
    {
      nl: 'Na twee weken gebruik alleen maar tevreden.',
      de: 'Nach zwei Wochen Gebrauch rundum zufrieden.',
      en: 'Nothing but content after two weeks of use.',
    },
    {
      nl: 'Een stuk beter dan het merk dat ik eerst had.',
      de: 'Deutlich besser als die Marke, die ich vorher hatte.',
      en: 'A good deal better than the brand I had before.',
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
    {
      nl: 'Drie sterren, omdat het beter had gekund.',
      de: 'Drei Sterne, weil es besser hätte sein können.',
      en: 'Three stars, because it could have been better.',
    },
    {
      nl: 'Na wat puzzelen werkt het zoals bedoeld.',
      de: 'Nach etwas Tüfteln läuft es wie vorgesehen.',
      en: 'After some puzzling it works as intended.',
    },
    {
      nl: 'Degelijk spul, maar de uitleg laat te wensen over.',
      de: 'Solide Ware, aber die Anleitung lässt zu wünschen übrig.',
      en: 'Sound goods, but the instructions leave something to be desired.',
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
    {
      nl: 'Dit had ik van dit merk niet verwacht.',
      de: 'Das hätte ich von dieser Marke nicht erwartet.',
      en: 'I had not expected this of this brand.',
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
    {
      nl: 'Volgend jaar komt er nog een bij.',
      de: 'Nächstes Jahr kommt noch eines dazu.',
      en: 'Next year I will add another one.',
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
    {
      nl: 'Al met al doet het zijn werk.',
      de: 'Alles in allem tut es seine Arbeit.',
      en: 'All in all it does its job.',
    },
    {
      nl: 'Voor een schuur vind ik het goed genoeg.',
      de: 'Für einen Schuppen finde ich es gut genug.',
      en: 'Good enough for a shed.',
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
    {
      nl: 'Jammer, want de bediening was wel vriendelijk.',
      de: 'Schade, denn der Service war freundlich.',
      en: 'A pity, because the service was friendly.',
    },
  ],
};

/** What a customer did with a product of any category. */
export const USES: Readonly<Record<Mood, readonly Words[]>> = {
  glad: [
    {
      nl: 'Gebruikt voor een dak met tien panelen in Drenthe.',
      de: 'Für ein Dach mit zehn Modulen in Drenthe verwendet.',
      en: 'Used for a roof with ten panels in Drenthe.',
    },
    {
      nl: 'Samen met mijn zwager in één zaterdag klaar.',
      de: 'Mit meinem Schwager an einem Samstag fertig geworden.',
      en: 'Finished in one Saturday with my brother-in-law.',
    },
    {
      nl: 'We hebben het voor de hele VvE besteld.',
      de: 'Wir haben es für die ganze Eigentümergemeinschaft bestellt.',
      en: 'We ordered it for the whole owners’ association.',
    },
    {
      nl: 'Ligt nu op het dak van onze kantine en niemand heeft er omkijken naar.',
      de: 'Liegt jetzt auf dem Dach unserer Kantine und macht keinerlei Arbeit.',
      en: 'It is on the roof of our canteen now and needs no looking after.',
    },
    {
      nl: 'Als installateur heb ik er dit jaar al een stuk of twintig van verwerkt.',
      de: 'Als Installateur habe ich dieses Jahr schon etwa zwanzig davon verbaut.',
      en: 'As an installer I have fitted some twenty of these this year.',
    },
    {
      nl: 'De tekeningen op de productpagina klopten met wat er in de doos zat.',
      de: 'Die Zeichnungen auf der Produktseite passten zum Inhalt des Kartons.',
      en: 'The drawings on the product page matched what was in the box.',
    },
    {
      nl: 'Het meeste werk was het opruimen van de oude spullen.',
      de: 'Die meiste Arbeit war das Wegräumen der alten Sachen.',
      en: 'Most of the work was clearing away the old stuff.',
    },
    {
      nl: 'Een vraag over de aansluiting was binnen een uur beantwoord.',
      de: 'Eine Frage zum Anschluss war binnen einer Stunde beantwortet.',
      en: 'A question about the connection was answered within the hour.',
    },
  ],
  mixed: [
    {
      nl: 'Voor een rechttoe rechtaan dak is het prima, voor het mijne minder.',
      de: 'Für ein einfaches Dach ist es prima, für meines weniger.',
      en: 'Fine for a plain roof, less so for mine.',
    },
    {
      nl: 'De tweede levering was wel compleet.',
      de: 'Die zweite Lieferung war dann vollständig.',
      en: 'The second delivery was complete.',
    },
    {
      nl: 'Met hulp van een filmpje kwam ik eruit.',
      de: 'Mit Hilfe eines Videos kam ich zurecht.',
      en: 'A video helped me through it.',
    },
    {
      nl: 'De maten in de beschrijving zijn krap bemeten.',
      de: 'Die Maße in der Beschreibung sind knapp angegeben.',
      en: 'The sizes in the description are on the tight side.',
    },
  ],
  cross: [
    {
      nl: 'Na drie dagen weer uitgebouwd.',
      de: 'Nach drei Tagen wieder ausgebaut.',
      en: 'Taken out again after three days.',
    },
    {
      nl: 'Twee keer gebeld voordat iemand meedacht.',
      de: 'Zweimal angerufen, bis jemand mitdachte.',
      en: 'Called twice before I got useful advice.',
    },
  ],
};
