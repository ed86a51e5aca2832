import { cors } from 'hono/cors';
import { readModalContent } from '../../../shared/contract/content-modal.ts';
import { answer } from '../answer.ts';
import type { ShopApp, ShopContext } from '../context.ts';
import { articleText } from '../pages/service/article.ts';
import { ARTICLES } from '../pages/service/articles.ts';
import { isLocale, type Locale } from '../rules/language.ts';

/** Any site may request public content; never with cookies. */
export const openContent = cors({
  origin: '*',
  allowMethods: ['POST'],
  allowHeaders: ['Accept', 'Content-Type', 'X-Requested-With'],
  maxAge: 600,
});

/** The content of a link that opens a dialog: the article at its path. */
export function mountContent(app: ShopApp): void {
  app.post('/modal/*', async (context) => {
    const path = context.req.path.slice('/modal'.length);
    const article = ARTICLES.find((known) => known.path === path);
    if (!article) return context.json({ message: 'Not found.' }, 404);
    const locale = localeOf(context);
    const modalContent = String(await articleText(article, locale));
    context.header('Content-Language', locale);
    return answer(context, readModalContent, { modalTitle: escaped(article.title[locale]), modalContent });
  });
}

/** The language of the link, of the session, or of the browser. */
function localeOf(context: ShopContext): Locale {
  const wanted = context.req.query('lang');
  if (isLocale(wanted)) return wanted;
  const preferred = context.req.header('accept-language')?.slice(0, 2).toLowerCase();
  return context.get('session')?.locale ?? (isLocale(preferred) ? preferred : 'nl');
}

/** The title is markup, so it is escaped. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
