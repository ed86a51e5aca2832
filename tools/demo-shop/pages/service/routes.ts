import type { ShopApp } from '../../context.ts';
import { send } from '../send.ts';
import { visitOf } from '../visit-of.ts';
import { articlePage } from './article.ts';
import { ARTICLES } from './articles.ts';
import { questionsPage } from './questions.ts';
import { shippingCostsPage } from './shipping-costs.ts';

/** The shop's own articles. */
export function mountService(app: ShopApp): void {
  app.get('/veelgestelde-vragen', async (context) => {
    const visit = await visitOf(context);
    return send(context, visit, questionsPage(visit));
  });
  app.get('/verzendkosten', async (context) => {
    const visit = await visitOf(context);
    return send(context, visit, shippingCostsPage(context.req.query('price'), visit));
  });
  for (const article of ARTICLES) {
    app.get(article.path, async (context) => {
      const visit = await visitOf(context);
      return send(context, visit, articlePage(article, visit));
    });
  }
}
