import { MediaRecord } from '../../../../shared/contract/media.ts';
import { isRecord } from '../../../../shared/contract/wire.ts';
import type { ShopContext } from '../../context.ts';
import { ensureStored } from '../../context.ts';
import { readForm } from '../../input.ts';
import { PLACE_NAMES, PLACES, type ArticleInput, type PlaceName, type Placed } from '../../rules/articles.ts';
import { recordOf } from '../../rules/media/kept.ts';
import { takeFile } from '../../rules/media/upload.ts';
import { ADDED, KEPT } from './form.ts';

/** The input of an editor: texts, and for each media field a list of files as JSON, or the files themselves. */
export async function readArticleForm(context: ShopContext): Promise<ArticleInput & { id: number | undefined }> {
  const form = await readForm(context);
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const places = {} as Record<PlaceName, Placed[]>;
  for (const place of PLACE_NAMES) {
    const listed = placedIn(form.has(place) ? text(place) : text(place + KEPT));
    const added = await filesIn(context, place, form.getAll(place + ADDED));
    places[place] = PLACES[place].most === 1 && added.length > 0 ? added : [...listed, ...added];
  }
  const id = Number(text('id'));
  return { title: text('title'), intro: text('intro'), body: text('body'), ...places, id: id > 0 ? id : undefined };
}

function placedIn(text: string): Placed[] {
  return listIn(text).flatMap((entry) => {
    const { data } = MediaRecord.safeParse(isRecord(entry) ? { ...entry } : undefined);
    return data ?? [];
  });
}

function listIn(text: string): unknown[] {
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' && json !== null ? Object.values(json) : [];
  } catch {
    return [];
  }
}

/** Files that were sent with a form without JavaScript. An empty field sends a file of zero bytes. */
async function filesIn(context: ShopContext, place: PlaceName, sent: readonly FormDataEntryValue[]): Promise<Placed[]> {
  const shop = context.get('shop');
  const sender = { sessionId: (await ensureStored(context)).id, now: shop.clock(), makeKey: shop.random };
  const taken: Placed[] = [];
  for (const file of sent) {
    if (typeof file === 'string' || file.size === 0) continue;
    const upload = { type: PLACES[place].type, name: file.name, bytes: file };
    taken.push(recordOf(await takeFile(shop, sender, upload)));
  }
  return taken;
}
