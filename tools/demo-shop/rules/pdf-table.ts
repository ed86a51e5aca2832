import { pdfOf, type PdfText } from './pdf.ts';

/** Pieces, name and amount. */
export type PdfRow = readonly [pieces: string, name: string, amount: string];

interface PdfTable {
  readonly heading: string;
  /** Lines below the heading, such as a date and an address. */
  readonly facts?: readonly string[];
  readonly columns: PdfRow;
  readonly rows: readonly PdfRow[];
}

const [LEFT, SECOND, RIGHT] = [56, 110, 460];
/** Points. */
const [ROW, FACT] = [22, 15];
const ROWS_ON_PAGE = 28;

/** A document of the shop with one table, on as many pages as it needs; the facts are on the first one. */
export function tableDocument({ heading, facts = [], columns, rows }: PdfTable): Uint8Array {
  const pages: PdfText[][] = [];
  for (let from = 0; from < rows.length; from += ROWS_ON_PAGE) {
    const shown = from === 0 ? facts : [];
    const top = 130 + FACT * shown.length;
    pages.push([
      { text: 'Zonshop', left: LEFT, top: 60, size: 18, isBold: true },
      { text: heading, left: LEFT, top: 92, size: 14 },
      ...shown.map((text, index): PdfText => ({ text, left: LEFT, top: 116 + FACT * index })),
      ...rowTexts(columns, top).map((text) => ({ ...text, isBold: true })),
      ...rows.slice(from, from + ROWS_ON_PAGE).flatMap((row, index) => rowTexts(row, top + ROW * (index + 1))),
    ]);
  }
  return pdfOf(pages);
}

function rowTexts([pieces, name, amount]: PdfRow, top: number): PdfText[] {
  return [
    { text: pieces, left: LEFT, top },
    { text: name, left: SECOND, top },
    { text: amount, left: RIGHT, top },
  ];
}
