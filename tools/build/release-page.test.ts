import { expect, test } from 'vitest';
import { readPage } from '../doctor/parse-html.ts';
import { releasePage } from './release-page.ts';

const file = (name: string, kind: 'script' | 'style', bytesPlain: number) => ({
  file: name,
  kind,
  bytesPlain,
  bytes: bytesPlain / 2,
  bytesBrotli: bytesPlain / 4,
  integrity: `sha384-${name}`,
});
const RELEASE = {
  version: '1.2.3',
  runtime: 'light' as const,
  files: [file('base.css', 'style', 4000), file('loader.js', 'script', 8000)],
  widgets: [{ files: [file('cart-page-1aaaa.js', 'script', 12_000)] }],
};

async function parsed() {
  const url = new URL('https://cdn.example/widgets/1.2.3/release.html');
  const page = readPage({ url, headers: new Headers(), text: releasePage(RELEASE as never) });
  const texts = [...page.document.querySelectorAll('tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent?.trim()),
  );
  const lines = page.document.querySelector('pre')!.textContent.split('\n');
  await page.close();
  return { texts, lines };
}

test('the page of a release has its tags, pinned to a folder with its version, and checked by their hashes', async () => {
  expect((await parsed()).lines).toEqual([
    '<link rel="stylesheet" href="/widgets/1.2.3/base.css" integrity="sha384-base.css" crossorigin>',
    '<script type="module" async src="/widgets/1.2.3/loader.js" integrity="sha384-loader.js" crossorigin></script>',
  ]);
});

test('the page of a release lists every file with its sizes and its hash, and the sums', async () => {
  expect((await parsed()).texts).toEqual([
    ['File', 'Bytes', 'gzip', 'Brotli', 'Integrity'],
    ['base.css', '4000', '2000', '1000', 'sha384-base.css'],
    ['cart-page-1aaaa.js', '12000', '6000', '3000', 'sha384-cart-page-1aaaa.js'],
    ['loader.js', '8000', '4000', '2000', 'sha384-loader.js'],
    ['All', '24000', '12000', '6000', ''],
  ]);
});
