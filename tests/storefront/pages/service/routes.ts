import type { ShopApp } from '../../context.ts';
import { send } from '../send.ts';
import { visitOf } from '../visit-of.ts';
import { articlePage } from './article.ts';
import { ARTICLES } from './articles.ts';

/** What the shop has to say about itself. */
export function mountService(app: ShopApp): void {
  for (const article of ARTICLES) {
    app.get(article.path, async (context) => {
      const visit = await visitOf(context);
      return send(context, visit, articlePage(article, visit));
    });
  }
}
