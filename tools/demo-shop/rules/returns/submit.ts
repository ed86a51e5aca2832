import type { CustomerDetails } from '../../../../shared/contract/returns.ts';
import type { WireId } from '../../../../shared/contract/wire.ts';
import type { Db, MediaRow, ReturnRow } from '../../db/schema.ts';
import { requireNone, type Problem } from '../checkout/problems.ts';
import { nextNumber } from '../counters.ts';
import type { MakeId } from '../sessions.ts';
import { returnable, type Bought } from './bought.ts';
import { chosenBy, draftOf, emptyDraft, type Answered, type Chosen, type Sender } from './draft.ts';
import { keepFiles, uploadedFiles } from './files.ts';
import { answerProblems, detailProblems, finalAnswer, solutionProblems, type ReturnFields } from './check-answers.ts';
import { detailsOf, solutionsFor } from './products.ts';

/** A product as a wizard submits it. */
interface SentProduct extends ReturnFields {
  /** The id of the order line. */
  readonly id: WireId;
  /** Removed from the return. */
  readonly isRemoved: boolean;
}

export interface SolvedProduct extends SentProduct {
  readonly solution: WireId | null;
}

export interface AnsweredProduct extends SentProduct {
  readonly answers: readonly Answered[];
}

/** A stored line of a return. */
export interface NewLine {
  readonly line: Bought;
  readonly amount: number;
  readonly reason: number | null;
  readonly solution: number | null;
  readonly serial: string;
  readonly remark: string;
  readonly answers: readonly Answered[];
  readonly files: readonly MediaRow[];
}

type Kept = Pick<ReturnRow, 'kind' | 'last_faq_id'> & { readonly details: CustomerDetails };

/** Submits the return of the wizard with solutions. @returns the id of the return and its receipt */
export async function submitSolutions(
  db: Db,
  sender: Sender,
  makeId: MakeId,
  {
    products,
    details,
    lastFaq,
  }: { products: readonly SolvedProduct[]; details: CustomerDetails; lastFaq: WireId | null },
): Promise<string> {
  const number = await nextNumber(db, 'return');
  const sent = await sentLines(db, sender, products);
  const problems = sent.flatMap(({ line, product }) =>
    solutionProblems(solutionOf(line, sender, product), line.name, product),
  );
  requireNone({ ...detailProblems(details, sender.locale), ...(problems.length > 0 ? { general: problems } : {}) });
  const lines: NewLine[] = [];
  for (const { line, product } of sent) {
    const files = await uploadedFiles(db, sender.sessionId, product);
    const solution = solutionOf(line, sender, product)!.id;
    lines.push({ ...newLine(line, product, files), reason: line.problem, solution });
  }
  const last_faq_id = lastFaq === null ? null : Number(lastFaq);
  return keepReturn(db, sender, { id: makeId(), number }, { kind: 'solutions', last_faq_id, details }, lines);
}

/** Submits the return of the wizard with questions, with the customer's address. */
export async function submitQuestions(
  db: Db,
  sender: Sender,
  makeId: MakeId,
  products: readonly AnsweredProduct[],
): Promise<string> {
  const number = await nextNumber(db, 'return');
  const sent = await sentLines(db, sender, products);
  const problems = sent.flatMap(({ line, product }) =>
    answerProblems(finalAnswer(product.answers), line.name, product),
  );
  requireNone(problems.length > 0 ? { general: problems } : {});
  const lines: NewLine[] = [];
  for (const { line, product } of sent) {
    const files = await uploadedFiles(db, sender.sessionId, product);
    const reason = finalAnswer(product.answers)!.reason;
    lines.push({ ...newLine(line, product, files), reason, answers: product.answers });
  }
  const details = await detailsOf(db, sender, (await draftOf(db, sender)).orderId);
  return keepReturn(db, sender, { id: makeId(), number }, { kind: 'questions', last_faq_id: null, details }, lines);
}

function solutionOf(line: Chosen, { now }: Sender, { solution }: SolvedProduct) {
  return solutionsFor(line, now).find(({ id }) => String(id) === String(solution));
}

function newLine(line: Chosen, { serial, remark }: ReturnFields, files: readonly MediaRow[]): NewLine {
  return {
    line,
    amount: line.selected,
    reason: null,
    solution: null,
    serial: serial.trim(),
    remark: remark.trim(),
    answers: [],
    files,
  };
}

/** The lines of the draft with their submitted details. Quantities are those of the draft. */
async function sentLines<Product extends SentProduct>(
  db: Db,
  sender: Sender,
  products: readonly Product[],
): Promise<{ line: Chosen; product: Product }[]> {
  const chosen = await chosenBy(db, sender);
  const staying = products.filter(({ isRemoved }) => !isRemoved);
  const sent = staying.flatMap((product) => {
    const line = chosen.find(({ id }) => String(id) === String(product.id));
    return line ? [{ line, product }] : [];
  });
  if (sent.length === 0 || sent.length < staying.length) requireNone({ general: [{ why: 'return-outdated' }] });
  requireNone(tooMany(sent.map(({ line }) => line)));
  return sent;
}

/** Two tabs may submit the same pieces; the second one is refused. */
function tooMany(lines: readonly Chosen[]): Record<string, Problem[]> {
  const problems = lines
    .filter((line) => line.selected > returnable(line))
    .map((line): Problem => ({ why: 'return-left', name: line.name, left: returnable(line) }));
  return problems.length > 0 ? { general: problems } : {};
}

/** Stores a return with its lines and files, and deletes its draft. */
export async function keepReturn(
  db: Db,
  sender: Sender,
  { id, number }: { id: string; number: number },
  { kind, last_faq_id, details }: Kept,
  lines: readonly NewLine[],
): Promise<string> {
  await db
    .insertInto('returns')
    .values({
      id,
      number: `R-${number}`,
      kind,
      person_id: sender.personId,
      session_id: sender.sessionId,
      email: details.email.trim(),
      address: details.address.trim(),
      zip_code: details.zip_code.trim().toUpperCase(),
      city: details.city.trim(),
      locale: sender.locale,
      last_faq_id,
      created_at: sender.now,
    })
    .execute();
  for (const [position, line] of lines.entries()) await keepLine(db, sender, { returnId: id, position }, line);
  if (kind !== 'order') await emptyDraft(db, sender);
  return id;
}

async function keepLine(
  db: Db,
  { now }: Sender,
  { returnId, position }: { returnId: string; position: number },
  { line, amount, reason, solution, serial, remark, answers, files }: NewLine,
): Promise<void> {
  await db
    .insertInto('return_lines')
    .values({
      return_id: returnId,
      position,
      order_id: line.orderId,
      order_line_id: line.id,
      product_id: line.productId,
      name: line.name,
      amount,
      reason: reason === null ? null : String(reason),
      solution: solution === null ? null : String(solution),
      serial_number: serial,
      remark,
      answers: JSON.stringify(answers),
    })
    .execute();
  await keepFiles(db, { returnId, lineId: line.id, now }, files);
}
