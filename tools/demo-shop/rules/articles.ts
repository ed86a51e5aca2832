import type { MediaRecord, MediaType } from '../../../shared/contract/media.ts';
import type { ArticleRow, Db, MediaRow } from '../db/schema.ts';
import type { Problem } from './checkout/problems.ts';
import { requireNone } from './checkout/problems.ts';
import { nextNumber } from './counters.ts';
import type { Locale } from './language.ts';
import { mediaByIds, recordOf } from './media/kept.ts';
import { fieldProblems } from './requests/contact.ts';

/** The media fields of an article, with the type that each accepts. */
export const PLACES = {
  photos: { type: 'image', most: 4 },
  manuals: { type: 'pdf', most: 1 },
  videos: { type: 'video', most: 1 },
} as const satisfies Readonly<Record<string, { type: MediaType; most: number }>>;
export type PlaceName = keyof typeof PLACES;
export const PLACE_NAMES = Object.keys(PLACES) as PlaceName[];

/** A file in a form, with the editor's texts. */
export type Placed = Pick<MediaRecord, 'id' | 'alt' | 'title' | 'size_percentage'>;

export interface ArticleInput extends Readonly<Record<PlaceName, readonly Placed[]>> {
  readonly title: string;
  readonly intro: string;
  readonly body: string;
}

export interface Article extends Readonly<Record<PlaceName, readonly MediaRecord[]>> {
  readonly id: number;
  readonly title: string;
  readonly intro: string;
  readonly body: string;
  readonly created_at: number;
}

export interface Editor {
  readonly sessionId: string;
  /** Null for a guest. */
  readonly personId: string | null;
  readonly locale: Locale;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * Saves an article with its files; updates an existing one if `id` is given. Files that it no longer uses become
 * unsaved, and are deleted like all unsaved files.
 */
export async function saveArticle(db: Db, editor: Editor, input: ArticleInput, id?: number): Promise<number> {
  const { sessionId, personId, locale, now } = editor;
  const before = id === undefined ? undefined : await articleRow(db, id);
  const earlier = before ? PLACE_NAMES.flatMap((place) => idsIn(before, place)) : [];
  const files = await filesIn(db, sessionId, input, earlier);
  const { title, intro, body } = input;
  requireNone({ ...fieldProblems({ title, intro, body }, ['title', 'body'], locale), ...files.problems });
  for (const place of PLACE_NAMES) for (const placed of input[place]) await keepFile(db, placed, now);
  const staying = PLACE_NAMES.flatMap((place) => files.ids[place]);
  await release(
    db,
    earlier.filter((known) => !staying.includes(known)),
    now,
  );
  const row = {
    title: title.trim(),
    intro: intro.trim(),
    body: body.trim(),
    photos: JSON.stringify(files.ids.photos),
    manuals: JSON.stringify(files.ids.manuals),
    videos: JSON.stringify(files.ids.videos),
  };
  if (before) {
    await db.updateTable('articles').set(row).where('id', '=', before.id).execute();
    return before.id;
  }
  const number = await nextNumber(db, 'article');
  await db
    .insertInto('articles')
    .values({ ...row, id: number, locale, created_at: now, session_id: sessionId, person_id: personId })
    .execute();
  return number;
}

export async function readArticle(db: Db, id: number): Promise<Article | undefined> {
  const row = await articleRow(db, id);
  return row && articleIn(db, row);
}

/** The article, for its author: in the same session, or as the same customer. */
export async function ownArticle(
  db: Db,
  { sessionId, personId }: Omit<Editor, 'now'>,
  id: number,
): Promise<Article | undefined> {
  const row = await articleRow(db, id);
  if (!row) return undefined;
  const isOwn = row.session_id === sessionId || (row.person_id !== null && row.person_id === personId);
  return isOwn ? articleIn(db, row) : undefined;
}

/** The newest articles. */
export async function latestArticles(db: Db): Promise<Article[]> {
  const rows = await db.selectFrom('articles').selectAll().orderBy('id', 'desc').limit(24).execute();
  return Promise.all(rows.map((row) => articleIn(db, row)));
}

function articleRow(db: Db, id: number): Promise<ArticleRow | undefined> {
  if (!Number.isSafeInteger(id)) return Promise.resolve(undefined);
  return db.selectFrom('articles').selectAll().where('id', '=', id).executeTakeFirst();
}

async function articleIn(db: Db, row: ArticleRow): Promise<Article> {
  const { id, title, intro, body, created_at } = row;
  // Files of an article are saved, so no session is needed.
  const records = async (place: PlaceName) => (await mediaByIds(db, '', idsIn(row, place))).map(recordOf);
  const [photos, manuals, videos] = await Promise.all(PLACE_NAMES.map(records));
  return { id, title, intro, body, created_at, photos: photos!, manuals: manuals!, videos: videos! };
}

function idsIn(row: ArticleRow, place: PlaceName): number[] {
  return JSON.parse(row[place]) as number[];
}

interface Files {
  readonly ids: Record<PlaceName, number[]>;
  readonly problems: Partial<Record<PlaceName, Problem[]>>;
}

/** An editor may use files that were just uploaded, and those of the article. */
async function filesIn(db: Db, sessionId: string, input: ArticleInput, earlier: readonly number[]): Promise<Files> {
  const files: Files = { ids: { photos: [], manuals: [], videos: [] }, problems: {} };
  for (const place of PLACE_NAMES) {
    const wanted = [...new Set(input[place].map(({ id }) => Number(id)))];
    const records = await mediaByIds(db, sessionId, wanted);
    const free = records.filter(({ id, saved_at }) => saved_at === null || earlier.includes(id!));
    const problem = problemOf(PLACES[place], wanted, free);
    if (problem) files.problems[place] = [problem];
    files.ids[place] = wanted;
  }
  return files;
}

function problemOf(
  { type, most }: (typeof PLACES)[PlaceName],
  wanted: readonly number[],
  free: readonly MediaRow[],
): Problem | undefined {
  if (wanted.length > most) return { why: 'media-count', most };
  if (free.length < wanted.length) return { why: 'media-gone' };
  return free.some((row) => row.type !== type) ? { why: 'media-type' } : undefined;
}

async function keepFile(db: Db, { id, alt, title, size_percentage }: Placed, now: number): Promise<void> {
  const part = Math.round(Number(size_percentage));
  await db
    .updateTable('media')
    .set({
      alt: wordsOf(alt),
      title: wordsOf(title),
      size_percentage: part >= 1 && part <= 100 ? String(part) : null,
      saved_at: now,
    })
    .where('id', '=', Number(id))
    .execute();
}

function wordsOf(text: string | null): string | null {
  return text === null || text.trim() === '' ? null : text.trim().slice(0, 255);
}

async function release(db: Db, ids: readonly number[], now: number): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('media')
    .set({ saved_at: null, session_id: null, touched_at: now })
    .where('id', 'in', ids)
    .execute();
}
