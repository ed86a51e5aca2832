import { readBrandFaq } from '../../../shared/contract/faq.ts';
import { answer } from '../answer.ts';
import type { ShopApp } from '../context.ts';
import { sessionOf } from '../context.ts';
import { readAs } from '../input.ts';
import * as faq from '../rules/brand-faq.ts';

export function mountFaq(app: ShopApp): void {
  app.post('/faq/vue/data', async (context) => {
    const { brand_id } = await readAs(context, readBrandFaq.input!);
    const faqs = await faq.readBrandFaq(context.get('shop').db, sessionOf(context).locale, brand_id);
    return answer(context, readBrandFaq, { faqs });
  });
}
