import * as z from 'zod/mini';
import { readReviews } from '../../../shared/contract/reviews.ts';
import { optional, optionalText, wholeNumber } from '../../../shared/contract/wire.ts';
import type { ShopApp } from '../context.ts';
import { sessionOf } from '../context.ts';
import { readAs } from '../input.ts';
import * as reviews from '../rules/reviews.ts';
import { wireIdOf } from '../rules/product.ts';

const ReviewCall = z.object({ type: optionalText, rating: optional(wholeNumber), order: optionalText });

export function mountReviews(app: ShopApp): void {
  app.post('/product/:productId/reviews/vue/data', async (context) => {
    const selection = await readAs(context, ReviewCall);
    const { productId: id } = context.req.param();
    const page = Number(context.req.query('page') ?? 1);
    const result = await reviews.readReviews(context.get('shop').db, sessionOf(context), { ...selection, id, page });
    if (!result) return context.json({ message: 'Not found.' }, 404);
    const { productId, page: _, ...answer } = result;
    const body = z.encode(readReviews.answer, { ...answer, reviews: [...answer.reviews] }) as object;
    return context.json({ productId: wireIdOf(productId), ...body });
  });
}
