import { HTTPException } from 'hono/http-exception';
import type * as z from 'zod/mini';
import { requireFewFields } from './body-fields.ts';
import type { ShopContext } from './context.ts';

export type Input = Record<string, unknown>;

/** The request body, as JSON or as a form; an empty body is an empty input. It is parsed once. */
export function readInput(context: ShopContext): Promise<Input> {
  const known = context.get('input');
  if (known) return known;
  const input = parseInput(context);
  context.set('input', input);
  return input;
}

async function parseInput(context: ShopContext): Promise<Input> {
  await requireFewFields(context);
  if (isForm(context)) return readable(context.req.parseBody());
  const text = await context.req.text();
  if (text.trim() === '') return {};
  const json = parsed(text);
  return json !== null && typeof json === 'object' ? { ...json } : {};
}

/** The text fields of a form by name. Files are left out. */
export async function readTexts(context: ShopContext): Promise<Record<string, string>> {
  const entries = Object.entries(await readInput(context));
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** A form with all of its values, including several of the same name. */
export async function readForm(context: ShopContext): Promise<FormData> {
  await requireFewFields(context);
  return readable(context.req.formData());
}

async function readable<Form>(form: Promise<Form>): Promise<Form> {
  try {
    return await form;
  } catch {
    throw new HTTPException(400, { message: 'The request body is no form.' });
  }
}

/** Fields with an invalid value. */
export class Unreadable extends Error {
  readonly fields: readonly string[];

  constructor(fields: readonly string[]) {
    super(`Unreadable: ${fields.join(', ')}`);
    this.name = 'Unreadable';
    this.fields = fields;
  }
}

/** Parses the input with a schema. Fields that do not match are answered with 422. */
export async function readAs<T extends z.ZodMiniType>(context: ShopContext, schema: T): Promise<z.output<T>> {
  const read = schema.safeParse(await readInput(context));
  if (read.success) return read.data;
  throw new Unreadable([...new Set(read.error.issues.map((issue) => String(issue.path[0] ?? 'general')))]);
}

export function isForm(context: ShopContext): boolean {
  const type = context.req.header('content-type') ?? '';
  return type.startsWith('application/x-www-form-urlencoded') || type.startsWith('multipart/form-data');
}

/** A browser without our scripts sent this request: it expects a page, not JSON. */
export function wantsPage(context: ShopContext): boolean {
  if (context.req.header('x-requested-with') === 'XMLHttpRequest') return false;
  const accepted = context.req.header('accept') ?? '*/*';
  if (accepted.includes('application/json')) return false;
  // Tools that accept anything get pages.
  const takesAnything = context.req.method === 'GET' && accepted.trim() === '*/*';
  return takesAnything || accepted.includes('text/html') || isForm(context);
}

/** The page that a form wants to return to, if it is a page of this shop. */
export function samePath(wanted: unknown, otherwise: string): string {
  if (typeof wanted !== 'string' || !wanted.startsWith('/')) return otherwise;
  const here = 'http://shop.invalid';
  const target = URL.parse(wanted, here);
  // A path that starts with two slashes, as `/.//` does once it is parsed, names another host.
  const isHere = target?.origin === here && !target.pathname.startsWith('//');
  return isHere ? target.pathname + target.search + target.hash : otherwise;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HTTPException(400, { message: 'The request body is no JSON.' });
  }
}
