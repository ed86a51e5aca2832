import { mailWhenInStock } from '../../../shared/contract/requests.ts';
import { callEndpoint } from '../shop-client.ts';
import type { OpenedShop } from '../open-shop.ts';
import { readArticle, saveArticle } from '../rules/articles.ts';
import { chunked, MP4 } from '../uploads.ts';

/** A video is uploaded in concurrent chunks, used in an article, and played from the middle. */
export async function writeWithFilm(shop: OpenedShop) {
  const bytes = Uint8Array.from({ length: 40_000 }, (_, at) => (at * 7) % 256);
  bytes.set(MP4);
  const answers = await Promise.all(
    chunked(new File([bytes], 'film.mp4'), 3000).map(async (body) =>
      (await shop.fetch('/media/upload/video', { method: 'POST', body })).json(),
    ),
  );
  const film = answers.find((answer) => 'id' in answer);
  const editor = { sessionId: shop.session.id, personId: null, locale: 'nl', now: Date.now() } as const;
  const placed = [{ id: film.id, alt: 'Een dak', title: null, size_percentage: '50' }];
  const input = { title: 'Dak', intro: '', body: 'Tekst', photos: [], manuals: [], videos: placed };
  const id = await shop.db.transaction().execute((db) => saveArticle(db, editor, input));
  const article = await readArticle(shop.db, id);
  const part = await shop.app.request(film.url, { headers: { Range: 'bytes=20000-20003' } });
  const request = { type: 'product', id: 2004, name: 'Jo', email: 'jo@example.nl' };
  await Promise.all([request, request].map((each) => callEndpoint(shop, mailWhenInStock, each)));
  const promised = shop.db.selectFrom('stock_reminders').select('email').where('email', '=', request.email);
  return {
    id: film.id,
    alt: article?.videos[0]?.alt,
    part: [...new Uint8Array(await part.arrayBuffer())],
    reminders: (await promised.execute()).length,
  };
}
