import type { ShopContext } from '../context.ts';

/** A document of one customer, as a download that no cache keeps. */
export function sendPdf(context: ShopContext, file: Uint8Array, name: string): Response {
  return context.body(file as Uint8Array<ArrayBuffer>, 200, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `attachment; filename="${name}.pdf"`,
    'Cache-Control': 'private, no-store',
    'X-Content-Type-Options': 'nosniff',
  });
}
