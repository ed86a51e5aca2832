import { suggestSearch } from '../../../shared/contract/search.ts';
import { answer } from '../answer.ts';
import { sessionOf, type ShopApp } from '../context.ts';
import { isLocale } from '../rules/language.ts';
import { suggest } from '../rules/search/suggest.ts';
import { readSearch } from '../rules/search/read-search.ts';

export function mountSearch(app: ShopApp): void {
  app.get('/search/suggest', async (context) => {
    const { db } = context.get('shop');
    const wanted = context.req.query('locale');
    const locale = isLocale(wanted) ? wanted : sessionOf(context).locale;
    return answer(context, suggestSearch, await suggest(db, locale, readSearch(context.req.query('q'))));
  });
}
