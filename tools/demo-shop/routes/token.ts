import type { ShopApp } from '../context.ts';
import { sessionOf } from '../context.ts';

/** The token of the visitor's session, for pages that another server has made, such as that of a widget's project. */
export function mountToken(app: ShopApp): void {
  app.get('/demo/token', (context) => {
    context.header('Cache-Control', 'no-store');
    return context.json({ token: sessionOf(context).csrf });
  });
}
