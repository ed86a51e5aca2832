import type { Words } from '../../rules/language.ts';

/** Hand-written reviews, newest first, by product. */
export const WRITTEN: Readonly<Record<string, readonly Words[]>> = {
  '4711': [
    {
      nl: 'Vervangt een omvormer van dertien jaar oud die op zonnige dagen steeds uitviel. Ophangen, twee strings en de netkabel erin, wifi aan: al met al een middag werk voor één persoon met wat ervaring.\n\nDe opbrengst is over september ruim acht procent hoger dan vorig jaar, bij ongeveer evenveel zon. Dat hij later een accu kan laden was voor mij de doorslag. De app is niet mooi, maar wel volledig: je ziet per dak wat er binnenkomt.\n\nEnig minpuntje: de muurbeugel zit op een andere hoogte dan de oude, dus je boort toch nieuwe gaten.',
      de: 'Ersetzt einen dreizehn Jahre alten Wechselrichter, der an sonnigen Tagen immer wieder ausfiel. Aufhängen, zwei Strings und das Netzkabel anschließen, WLAN an: alles in allem ein Nachmittag Arbeit für eine Person mit etwas Erfahrung.\n\nDer Ertrag liegt für September gut acht Prozent über dem Vorjahr, bei etwa gleich viel Sonne. Dass das Gerät später einen Speicher laden kann, gab für mich den Ausschlag. Die App ist nicht schön, aber vollständig: Man sieht pro Dachfläche, was ankommt.\n\nEinziger Nachteil: Die Wandhalterung sitzt auf einer anderen Höhe als die alte, man bohrt also doch neue Löcher.',
      en: 'Replaces a thirteen-year-old inverter that kept dropping out on sunny days. Hanging it, two strings and the mains cable in, wifi on: an afternoon of work for one person with some experience.\n\nThe yield for September is over eight per cent higher than last year, with about as much sun. That it can charge a battery later decided it for me. The app is not pretty but complete: you see per roof what comes in.\n\nThe only drawback: the wall bracket sits at another height than the old one, so you drill new holes after all.',
    },
    {
      nl: 'Werkt <3. Let wel op: bij minder dan 80 V start hij niet, dus met drie panelen & één string heb je pech.',
      de: 'Funktioniert <3. Aber Achtung: Unter 80 V startet er nicht, mit drei Modulen & einem String hat man Pech.',
      en: 'Works <3. Do note: below 80 V it does not start, so with three panels & one string you are out of luck.',
    },
    { nl: 'Top!', de: 'Top!', en: 'Great!' },
  ],
};
