import type { ShopApp } from '../../context.ts';
import { sessionOf } from '../../context.ts';
import { productsById } from '../../rules/catalogue.ts';
import { pdfOf } from '../../rules/pdf.ts';

/** The manual of a product: a PDF page with its name and specifications. */
export function mountManuals(app: ShopApp): void {
  app.get('/handleidingen/:file{.+\\.pdf}', async (context) => {
    const id = context.req.param('file').replace(/\.pdf$/, '');
    const [product] = await productsById(context.get('shop').db, sessionOf(context).locale, [id]);
    if (!product) return context.text('Not found.', 404);
    const file = pdfOf([
      [
        { text: product.name, left: 56, top: 72, size: 18, isBold: true },
        { text: `${product.brand.name} · ${product.sku}`, left: 56, top: 96 },
        ...product.specifications.map(({ name, value }, index) => ({
          text: `${name}: ${value}`,
          left: 56,
          top: 132 + index * 20,
        })),
      ],
    ]);
    return context.body(file as Uint8Array<ArrayBuffer>, 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${id}.pdf"`,
      'X-Content-Type-Options': 'nosniff',
    });
  });
}
