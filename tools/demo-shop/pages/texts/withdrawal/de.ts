import type { withdrawalNl } from './nl.ts';

export const withdrawalDe: Record<keyof typeof withdrawalNl, string> = {
  withdrawHere: 'Vertrag hier widerrufen',
  withdrawIntro:
    'Geben Sie an, welchen Vertrag Sie widerrufen, und bestätigen Sie. Einen Grund brauchen Sie nicht zu nennen. Sie erhalten sofort eine Bestätigung mit Datum und Uhrzeit per E-Mail.',
  withdrawName: 'Name',
  withdrawEmail: 'E-Mail-Adresse',
  withdrawEmailHint: 'Dorthin geht die Bestätigung.',
  withdrawOrder: 'Bestellnummer',
  withdrawOrderHint: 'Sie steht in der E-Mail zu Ihrer Bestellung.',
  withdrawWhich: 'Welche Bestellung widerrufen Sie?',
  withdrawOf: 'Bestellung {number}',
  withdrawOther: 'Eine andere Bestellung',
  withdrawParts:
    'Geht es um einen Teil? Dann wählen Sie die Produkte. Wählen Sie nichts, widerrufen Sie die ganze Bestellung.',
  withdrawSeveral: '{count} × {name}',
  withdrawPieces: 'Anzahl {name}',
  withdrawAll: 'Alle {count} Bestellungen zeigen',
  withdrawScope: 'Sie widerrufen den Vertrag über die ganze Bestellung {number}.',
  withdrawPart: 'Nur ein Teil der Bestellung?',
  withdrawPartHint: 'Nennen Sie Produkte und Mengen. Für die ganze Bestellung lassen Sie das Feld leer.',
  withdrawConfirm: 'Widerruf bestätigen',
  withdrawCases: 'Gut zu wissen',
  withdrawPeriod: 'Ab dem Tag des Erhalts haben Sie 30 Tage Zeit, für die ganze Bestellung oder für einen Teil davon.',
  withdrawLate:
    'Zu spät, geschäftlich bestellt oder ein Produkt ohne Widerrufsrecht, etwa auf Maß geschnittenes Kabel? Senden Sie Ihre Erklärung trotzdem: Wir bestätigen den Eingang und teilen Ihnen mit, was möglich ist.',
  withdrawReturn: 'Ist etwas defekt oder falsch geliefert? Dann geht es schneller über {link}.',
  withdrawReceived: 'Wir haben Ihre Erklärung erhalten',
  withdrawReceivedText: 'Bewahren Sie diese Bestätigung auf. Wir senden sie auch an {email}.',
  withdrawSave: 'Als Datei speichern',
  withdrawOrderLink: 'Bestellung {number}: Vertrag hier widerrufen',
  outboxTitle: 'Gesendete E-Mails',
  outboxText:
    'Die E-Mails, die der Demoshop in dieser Sitzung oder für dieses Konto geschrieben hat, als Dateien in {folder}.',
  outboxNone: 'Es wurde noch keine E-Mail geschrieben.',
  outboxTo: 'An',
  outboxSent: 'Geschrieben am {date}',
  outboxOwed: 'Wird geschrieben',
};
