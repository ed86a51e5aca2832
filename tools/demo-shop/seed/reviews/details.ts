import type { Words } from '../../rules/language.ts';

interface Details {
  readonly good: readonly Words[];
  readonly bad: readonly Words[];
}

/** Sentences about products of a main category. */
export const DETAILS: Readonly<Record<string, Details>> = {
  omvormers: {
    good: [
      {
        nl: 'Aansluiten was in een uurtje gedaan en de app vond hem meteen.',
        de: 'Der Anschluss war in einer Stunde erledigt, und die App fand das Gerät sofort.',
        en: 'Connecting took an hour and the app found it at once.',
      },
      {
        nl: 'Hij is zo stil dat hij zonder problemen in de bijkeuken hangt.',
        de: 'Das Gerät ist so leise, dass es problemlos im Hauswirtschaftsraum hängt.',
        en: 'It is so quiet that it hangs in the utility room without any trouble.',
      },
      {
        nl: 'De opbrengst ligt iets hoger dan bij mijn vorige omvormer, vooral op bewolkte dagen.',
        de: 'Der Ertrag liegt etwas höher als bei meinem vorigen Wechselrichter, vor allem an trüben Tagen.',
        en: 'The yield is slightly higher than with my previous inverter, on cloudy days above all.',
      },
      {
        nl: 'Oost- en westdak op aparte trackers werkt precies zoals uitgelegd.',
        de: 'Ost- und Westdach an getrennten Trackern funktioniert genau wie beschrieben.',
        en: 'East and west roofs on separate trackers work just as explained.',
      },
    ],
    bad: [
      {
        nl: 'Verbinding maken met wifi lukte pas na drie pogingen.',
        de: 'Die Verbindung mit dem WLAN gelang erst beim dritten Versuch.',
        en: 'Connecting to the wifi took three attempts.',
      },
      {
        nl: 'De ventilator is in de zomer goed te horen.',
        de: 'Der Lüfter ist im Sommer deutlich zu hören.',
        en: 'The fan is clearly audible in summer.',
      },
    ],
  },
  zonnepanelen: {
    good: [
      {
        nl: 'Mooi egaal zwart, je ziet vanaf de straat geen lijnen.',
        de: 'Schön gleichmäßig schwarz, von der Straße sieht man keine Linien.',
        en: 'A beautifully even black, with no lines visible from the street.',
      },
      {
        nl: 'Alle panelen hadden vrijwel hetzelfde gemeten vermogen.',
        de: 'Alle Module hatten nahezu dieselbe gemessene Leistung.',
        en: 'All panels measured almost the same power.',
      },
      {
        nl: 'Handig formaat om met twee personen het dak op te krijgen.',
        de: 'Ein handliches Format, um sie zu zweit aufs Dach zu bringen.',
        en: 'A handy size to get onto the roof with two people.',
      },
      {
        nl: 'De pallet stond keurig op de stoep, met alle hoeken beschermd.',
        de: 'Die Palette stand ordentlich am Bordstein, alle Ecken geschützt.',
        en: 'The pallet stood neatly at the kerb with all corners protected.',
      },
    ],
    bad: [
      {
        nl: 'De kabels zijn aan de korte kant bij liggende montage.',
        de: 'Die Kabel sind bei liegender Montage etwas kurz.',
        en: 'The leads are on the short side when mounted in landscape.',
      },
      {
        nl: 'Eén paneel had een kras in het frame.',
        de: 'Ein Modul hatte einen Kratzer im Rahmen.',
        en: 'One panel had a scratch on its frame.',
      },
    ],
  },
  thuisbatterijen: {
    good: [
      {
        nl: 'Sinds de plaatsing komen we de avond door op eigen stroom.',
        de: 'Seit dem Einbau kommen wir mit eigenem Strom durch den Abend.',
        en: 'Since it was installed we get through the evening on our own power.',
      },
      {
        nl: 'Later een module bijplaatsen ging zonder gereedschap.',
        de: 'Ein Modul später nachzurüsten ging ohne Werkzeug.',
        en: 'Adding a module later needed no tools.',
      },
      {
        nl: 'Laden op goedkope uren is in de app zo ingesteld.',
        de: 'Das Laden zu günstigen Stunden ist in der App schnell eingestellt.',
        en: 'Charging at cheap hours is set up quickly in the app.',
      },
      {
        nl: 'Staat in de garage en is niet te horen.',
        de: 'Steht in der Garage und ist nicht zu hören.',
        en: 'It stands in the garage and cannot be heard.',
      },
    ],
    bad: [
      {
        nl: 'De eerste update van de software duurde een hele avond.',
        de: 'Das erste Update der Software dauerte einen ganzen Abend.',
        en: 'The first software update took a whole evening.',
      },
      {
        nl: 'Zwaarder dan gedacht: reken op drie man.',
        de: 'Schwerer als gedacht: rechnen Sie mit drei Leuten.',
        en: 'Heavier than expected: count on three people.',
      },
    ],
  },
  montagemateriaal: {
    good: [
      {
        nl: 'Alles klikt in elkaar en zit daarna echt vast.',
        de: 'Alles rastet ein und sitzt danach wirklich fest.',
        en: 'Everything clicks together and then really sits tight.',
      },
      {
        nl: 'De maten in de tekening klopten tot op de millimeter.',
        de: 'Die Maße in der Zeichnung stimmten auf den Millimeter.',
        en: 'The sizes in the drawing were right to the millimetre.',
      },
      {
        nl: 'Twaalf panelen gelegd op een ochtend.',
        de: 'Zwölf Module an einem Vormittag montiert.',
        en: 'Twelve panels mounted in one morning.',
      },
      {
        nl: 'Ook na windkracht negen ligt alles nog recht.',
        de: 'Auch nach Windstärke neun liegt alles noch gerade.',
        en: 'Even after a force nine gale everything still lies straight.',
      },
    ],
    bad: [
      {
        nl: 'Er zat één klem te weinig in de zak.',
        de: 'In der Tüte fehlte eine Klemme.',
        en: 'The bag was one clamp short.',
      },
      {
        nl: 'Past niet op hoge pannen zonder bij te vijlen.',
        de: 'Passt nicht auf hohe Ziegel, ohne nachzufeilen.',
        en: 'Does not fit high tiles without filing.',
      },
    ],
  },
  'kabels-connectoren': {
    good: [
      {
        nl: 'Soepele kabel, ook bij vijf graden nog goed te leggen.',
        de: 'Geschmeidiges Kabel, auch bei fünf Grad noch gut zu verlegen.',
        en: 'A supple cable that can still be laid at five degrees.',
      },
      {
        nl: 'De stekkers klikken hoorbaar vast.',
        de: 'Die Stecker rasten hörbar ein.',
        en: 'The plugs click shut audibly.',
      },
      {
        nl: 'Precies op maat geknipt, zelfs een paar centimeter ruimer.',
        de: 'Genau auf Maß geschnitten, sogar ein paar Zentimeter länger.',
        en: 'Cut exactly to length, even a few centimetres longer.',
      },
      {
        nl: 'De opdruk is goed leesbaar, dat zoekt later prettig terug.',
        de: 'Der Aufdruck ist gut lesbar, das erleichtert später die Suche.',
        en: 'The print is easy to read, which helps when tracing it later.',
      },
    ],
    bad: [
      {
        nl: 'Laat zich lastig strippen met een gewone tang.',
        de: 'Lässt sich mit einer gewöhnlichen Zange schlecht abisolieren.',
        en: 'Hard to strip with ordinary pliers.',
      },
      {
        nl: 'De haspel is in de knoop aangekomen.',
        de: 'Die Rolle kam verknotet an.',
        en: 'The reel arrived tangled.',
      },
    ],
  },
  gereedschap: {
    good: [
      {
        nl: 'Ligt goed in de hand, ook met handschoenen aan.',
        de: 'Liegt gut in der Hand, auch mit Handschuhen.',
        en: 'Sits well in the hand, gloves included.',
      },
      {
        nl: 'Eerste klus was tweehonderd krimpen, alle goed.',
        de: 'Erster Einsatz waren zweihundert Crimpungen, alle gut.',
        en: 'The first job was two hundred crimps, all of them good.',
      },
      {
        nl: 'Meet gelijk met het apparaat van de keuring.',
        de: 'Misst gleich mit dem Gerät des Prüfers.',
        en: 'Measures the same as the inspector’s device.',
      },
      {
        nl: 'De koffer is stevig en alles heeft zijn plek.',
        de: 'Der Koffer ist stabil, und alles hat seinen Platz.',
        en: 'The case is sturdy and everything has its place.',
      },
    ],
    bad: [
      {
        nl: 'De handleiding is alleen een klein gevouwen blaadje.',
        de: 'Die Anleitung ist nur ein kleiner gefalteter Zettel.',
        en: 'The manual is only a small folded sheet.',
      },
      {
        nl: 'De greep wordt glad als hij nat is.',
        de: 'Der Griff wird glatt, wenn er nass ist.',
        en: 'The grip turns slippery when wet.',
      },
    ],
  },
};
