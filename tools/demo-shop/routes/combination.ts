import { readCombination, readProductInfo } from '../../../shared/contract/combination.ts';
import { answer } from '../answer.ts';
import type { ShopApp } from '../context.ts';
import { shopperOf } from '../context.ts';
import { readAs } from '../input.ts';
import * as combinations from '../rules/combinations.ts';

export function mountCombination(app: ShopApp): void {
  app.post('/recommended-combination/init', async (context) => {
    const { id } = await readAs(context, readCombination.input!);
    const combination = await combinations.readCombination(context.get('shop').db, shopperOf(context), id);
    return answer(context, readCombination, combination);
  });
  app.post('/recommended-combination/info', async (context) => {
    const wanted = await readAs(context, readProductInfo.input!);
    const info = await combinations.readProductInfo(context.get('shop').db, shopperOf(context), wanted);
    return info ? answer(context, readProductInfo, info) : context.json({ message: 'Not found.' }, 404);
  });
}
