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
      {
        nl: 'Schakelt ’s ochtends als eerste van de straat in.',
        de: 'Schaltet morgens als Erster in der Straße ein.',
        en: 'The first in the street to switch on in the morning.',
      },
      {
        nl: 'Het display is ook in de zon goed te lezen.',
        de: 'Das Display ist auch in der Sonne gut lesbar.',
        en: 'The display is easy to read in the sun as well.',
      },
      {
        nl: 'De instellingen voor de netbeheerder stonden al goed.',
        de: 'Die Einstellungen für den Netzbetreiber stimmten bereits.',
        en: 'The settings for the grid operator were right already.',
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
      {
        nl: 'De app vraagt bij elke update opnieuw om een wachtwoord.',
        de: 'Die App fragt bei jedem Update erneut nach dem Passwort.',
        en: 'The app asks for a password again after each update.',
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
      {
        nl: 'Ook met wat schaduw van de schoorsteen valt de opbrengst mee.',
        de: 'Auch mit etwas Schatten vom Schornstein ist der Ertrag erfreulich.',
        en: 'Even with some shade of the chimney the yield is better than expected.',
      },
      {
        nl: 'Het glas is na een jaar nog net zo helder.',
        de: 'Das Glas ist nach einem Jahr noch genauso klar.',
        en: 'The glass is just as clear after a year.',
      },
      {
        nl: 'De serienummers stonden netjes op een lijst bij de zending.',
        de: 'Die Seriennummern lagen ordentlich als Liste bei.',
        en: 'The serial numbers came on a neat list with the shipment.',
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
      {
        nl: 'De hoekbeschermers zaten er met heel veel tape op.',
        de: 'Der Kantenschutz war mit sehr viel Klebeband befestigt.',
        en: 'The corner guards were stuck on with a great deal of tape.',
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
      {
        nl: 'Van de beloofde capaciteit is in de praktijk ruim negentig procent bruikbaar.',
        de: 'Von der versprochenen Kapazität sind in der Praxis gut neunzig Prozent nutzbar.',
        en: 'Well over ninety per cent of the promised capacity is usable in practice.',
      },
      {
        nl: 'Bij een stroomstoring bleef de koelkast gewoon draaien.',
        de: 'Bei einem Stromausfall lief der Kühlschrank einfach weiter.',
        en: 'During a power cut the fridge simply kept running.',
      },
      {
        nl: 'De montageplaat paste precies op onze muur.',
        de: 'Die Montageplatte passte genau an unsere Wand.',
        en: 'The mounting plate fitted our wall exactly.',
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
      {
        nl: 'Het stand-byverbruik is hoger dan ik dacht.',
        de: 'Der Standby-Verbrauch ist höher als gedacht.',
        en: 'The stand-by consumption is higher than I thought.',
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
      {
        nl: 'De schroeven hebben allemaal dezelfde kop, dat werkt vlot.',
        de: 'Alle Schrauben haben denselben Kopf, das geht flott.',
        en: 'All screws have the same head, which speeds things up.',
      },
      {
        nl: 'Geen scherpe randen, handschoenen waren niet eens nodig.',
        de: 'Keine scharfen Kanten, Handschuhe waren gar nicht nötig.',
        en: 'No sharp edges; gloves were not even needed.',
      },
      {
        nl: 'Na het leggen is er van onderaf niets meer van te zien.',
        de: 'Nach der Montage ist von unten nichts mehr davon zu sehen.',
        en: 'Once mounted, nothing of it is visible from below.',
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
      {
        nl: 'De zakjes zijn niet genummerd, dus eerst sorteren.',
        de: 'Die Tüten sind nicht nummeriert, also erst sortieren.',
        en: 'The bags are not numbered, so sort them first.',
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
      {
        nl: 'De mantel is stevig en schuurt niet door op de pannen.',
        de: 'Der Mantel ist robust und scheuert auf den Ziegeln nicht durch.',
        en: 'The sheath is tough and does not chafe on the tiles.',
      },
      {
        nl: 'Krimpen ging in één keer goed.',
        de: 'Das Crimpen gelang auf Anhieb.',
        en: 'Crimping worked at the first attempt.',
      },
      {
        nl: 'Rood en zwart op aparte rollen, dat scheelt zoeken.',
        de: 'Rot und Schwarz auf getrennten Rollen, das spart Sucherei.',
        en: 'Red and black on separate reels, which saves searching.',
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
      {
        nl: 'De kleur verbleekt wat in de zon.',
        de: 'Die Farbe bleicht in der Sonne etwas aus.',
        en: 'The colour fades a little in the sun.',
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
      {
        nl: 'De accu gaat een hele werkdag mee.',
        de: 'Der Akku hält einen ganzen Arbeitstag.',
        en: 'The battery lasts a whole working day.',
      },
      {
        nl: 'Na een val van de ladder doet hij het nog steeds.',
        de: 'Nach einem Sturz von der Leiter funktioniert es immer noch.',
        en: 'Still works after a fall from the ladder.',
      },
      {
        nl: 'De bekken zijn precies en sluiten gelijkmatig.',
        de: 'Die Backen sind präzise und schließen gleichmäßig.',
        en: 'The jaws are precise and close evenly.',
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
      {
        nl: 'Een reserve-inzetstuk had erbij mogen zitten.',
        de: 'Ein Ersatzeinsatz hätte dabei sein dürfen.',
        en: 'A spare insert would have been welcome.',
      },
    ],
  },
};
