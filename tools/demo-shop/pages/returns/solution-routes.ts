import { errorsIn } from '../../answer.ts';
import { sessionOf, type ShopApp, type ShopContext } from '../../context.ts';
import { readForm } from '../../input.ts';
import {
  isBusy,
  keepSolutions,
  PICKER_PATH,
  receiptPath,
  senderOf,
  solutionData,
  SOLUTIONS_PATH,
} from '../../routes/returns.ts';
import { uploadProblemIn } from '../../routes/media-texts.ts';
import { tooOftenIn } from '../../routes/returns-texts.ts';
import { UploadRefused } from '../../rules/media/refused-upload.ts';
import { chosenBy } from '../../rules/returns/draft.ts';
import type { Filled } from '../form/fields.ts';
import { send } from '../send.ts';
import { visitOf } from '../visit-of.ts';
import { givenIn, nested, textIn, typed } from './read-form.ts';
import { solutionsPage } from './solutions.ts';

export function mountSolutionPages(app: ShopApp): void {
  app.get(SOLUTIONS_PATH, (context) => show(context, { values: {}, errors: {} }));
  app.post(SOLUTIONS_PATH, async (context) => {
    const form = await readForm(context);
    try {
      return await take(context, form);
    } catch (error) {
      const errors = refusedBy(error, context);
      if (!errors) throw error;
      return show(context, { values: typed(form), errors });
    }
  });
}

/** The errors that a shopper can correct: fields, or a file that was sent with the form. */
export function refusedBy(error: unknown, context: ShopContext): Filled['errors'] | undefined {
  if (!(error instanceof UploadRefused)) return errorsIn(error, context);
  return { general: [uploadProblemIn(sessionOf(context).locale, error.problem)] };
}

async function show(context: ShopContext, filled: Filled): Promise<Response> {
  const data = await solutionData(context);
  if (data.products.length === 0) return context.redirect(PICKER_PATH, 303);
  const visit = await visitOf(context);
  const isRefused = Object.keys(filled.errors).length > 0;
  return send(context, visit, solutionsPage(data, filled, visit), isRefused ? 422 : 200);
}

async function take(context: ShopContext, form: FormData): Promise<Response> {
  if (await isBusy(context)) {
    const errors = { general: [tooOftenIn(sessionOf(context).locale)] };
    return show(context, { values: typed(form), errors });
  }
  const fields = nested(form, 'products');
  const products = [];
  for (const { id } of await chosenBy(context.get('shop').db, senderOf(context))) {
    const sent = fields[String(id)];
    const values = await givenIn(context, sent);
    products.push({ ...values, id, isRemoved: false, solution: textIn(sent?.['solution']) || null });
  }
  const text = (key: string) => textIn(form.getAll(`customerDetails.${key}`));
  const details = { email: text('email'), address: text('address'), zip_code: text('zip_code'), city: text('city') };
  const id = await keepSolutions(context, { products, details, lastFaq: null });
  return context.redirect(receiptPath(id), 303);
}
