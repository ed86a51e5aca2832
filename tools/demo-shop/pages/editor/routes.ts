import type { MediaRecord } from '../../../../shared/contract/media.ts';
import { errorsIn } from '../../answer.ts';
import { inTransaction, sessionOf, type ShopApp, type ShopContext } from '../../context.ts';
import { readTexts } from '../../input.ts';
import {
  latestArticles,
  ownArticle,
  PLACE_NAMES,
  readArticle,
  type Editor,
  saveArticle,
  type PlaceName,
} from '../../rules/articles.ts';
import { mediaByIds, recordOf } from '../../rules/media/kept.ts';
import { UploadRefused } from '../../rules/media/refused-upload.ts';
import { uploadProblemIn } from '../../routes/media-texts.ts';
import type { FieldErrors } from '../form/fields.ts';
import { notFound } from '../not-found.ts';
import { send } from '../send.ts';
import { visitOf } from '../visit-of.ts';
import { articleList, articlePage } from './article.ts';
import { articleForm, type ArticleForm } from './form.ts';
import { readArticleForm } from './read-form.ts';

const NOTHING = { photos: [], manuals: [], videos: [] };

/** Articles of editors, with pictures, a manual and a video from the media field. */
export function mountEditor(app: ShopApp): void {
  app.get('/redactie', async (context) => {
    const visit = await visitOf(context);
    return send(context, visit, articleList(await latestArticles(context.get('shop').db), visit));
  });
  app.get('/redactie/nieuw', (context) => showForm(context, { values: {}, errors: {}, placed: NOTHING }));
  app.get('/redactie/:id{[0-9]+}', showArticle);
  app.get('/redactie/:id{[0-9]+}/bewerken', editArticle);
  app.post('/redactie', save);
}

async function showArticle(context: ShopContext): Promise<Response> {
  const visit = await visitOf(context);
  const article = await readArticle(context.get('shop').db, Number(context.req.param('id')));
  return article ? send(context, visit, articlePage(article, visit)) : send(context, visit, notFound(visit), 404);
}

async function editArticle(context: ShopContext): Promise<Response> {
  const article = await ownArticle(context.get('shop').db, editorOf(context), Number(context.req.param('id')));
  if (!article) return showNone(context);
  const { id, title, intro, body } = article;
  return showForm(context, { id, values: { title, intro, body }, errors: {}, placed: article });
}

async function showNone(context: ShopContext): Promise<Response> {
  const visit = await visitOf(context);
  return send(context, visit, notFound(visit), 404);
}

function editorOf(context: ShopContext): Editor {
  const { id, locale, customer } = sessionOf(context);
  return { sessionId: id, personId: customer?.id ?? null, locale, now: context.get('shop').clock() };
}

async function showForm(context: ShopContext, form: ArticleForm): Promise<Response> {
  const visit = await visitOf(context);
  const isRefused = Object.keys(form.errors).length > 0;
  return send(context, visit, articleForm(form, visit), isRefused ? 422 : 200);
}

async function save(context: ShopContext): Promise<Response> {
  try {
    return await keep(context);
  } catch (error) {
    // A file that was sent with the form, without JavaScript, has the wrong type.
    if (!(error instanceof UploadRefused)) throw error;
    const message = uploadProblemIn(sessionOf(context).locale, error.problem);
    return showForm(context, { values: await readTexts(context), errors: { general: [message] }, placed: NOTHING });
  }
}

async function keep(context: ShopContext): Promise<Response> {
  const { id, ...input } = await readArticleForm(context);
  const editor = editorOf(context);
  if (id !== undefined && !(await ownArticle(context.get('shop').db, editor, id))) return showNone(context);
  try {
    const saved = await inTransaction(context, (db) => saveArticle(db, editor, input, id));
    return context.redirect(`/redactie/${saved}`, 303);
  } catch (error) {
    const errors: FieldErrors | undefined = errorsIn(error, context);
    if (!errors) throw error;
    const { title, intro, body } = input;
    const placed = {} as Record<PlaceName, Partial<MediaRecord>[]>;
    for (const place of PLACE_NAMES) placed[place] = await namedIn(context, input[place]);
    return showForm(context, { ...(id === undefined ? {} : { id }), values: { title, intro, body }, errors, placed });
  }
}

/** The files as the form shows them again: their stored data with the editor's texts. */
async function namedIn(
  context: ShopContext,
  records: readonly Partial<MediaRecord>[],
): Promise<Partial<MediaRecord>[]> {
  const ids = records.flatMap(({ id }) => id ?? []);
  const rows = await mediaByIds(context.get('shop').db, sessionOf(context).id, ids);
  return rows.map((row) => ({ ...recordOf(row), ...records.find(({ id }) => String(id) === String(row.id)) }));
}
