/** A line of text on an A4 page; positions in points, from the top left. */
export interface PdfText {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  /** Points; 10 by default. */
  readonly size?: number;
  readonly isBold?: boolean;
}

const HEIGHT = 842;
const WIDTH = 595;

/** Characters beyond Latin-1 in the standard fonts of PDF, by their codes. */
const MORE: Readonly<Record<string, number>> = { '€': 0x80, '–': 0x96, '’': 0x92, '“': 0x93, '”': 0x94, '„': 0x84 };

/** A PDF document with one page per list, in standard fonts. */
export function pdfOf(pages: readonly (readonly PdfText[])[]): Uint8Array {
  const kids = pages.map((_, index) => `${5 + index * 2} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((texts, index) => pageObjects(texts, 6 + index * 2)),
  ];
  return bytesOf(fileOf(objects));
}

function pageObjects(texts: readonly PdfText[], content: number): string[] {
  const drawn = texts.map(drawnText).join('\n');
  return [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${content} 0 R >>`,
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
  ];
}

function drawnText({ text, left, top, size = 10, isBold = false }: PdfText): string {
  const escaped = encoded(text).replaceAll(/[\\()]/g, (letter) => `\\${letter}`);
  return `BT /${isBold ? 'F2' : 'F1'} ${size} Tf ${left} ${HEIGHT - top} Td (${escaped}) Tj ET`;
}

/** Writes each character as one byte, so that the lengths in the document are bytes. */
function encoded(text: string): string {
  return Array.from(text, (letter) => {
    const code = MORE[letter] ?? letter.codePointAt(0)!;
    return code <= 0xff ? String.fromCharCode(code) : '?';
  }).join('');
}

function fileOf(objects: readonly string[]): string {
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const start = file.length;
  const count = objects.length + 1;
  return `${file}xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
}

function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
