import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { leanDropzone } from './lean-dropzone.ts';

const path = fileURLToPath(new URL('../../node_modules/dropzone/dist/dropzone.mjs', import.meta.url));
const source = readFileSync(path, 'utf8');

const withoutComments = (text: string) => text.replaceAll(/\/\*[^]*?\*\//g, '');

test('what sends files stays, and nothing that writes markup into a page does', () => {
  const lean = leanDropzone(source);
  expect(parseSync('dropzone.mjs', lean).errors).toEqual([]);
  expect(lean.length).toBeLessThan(source.length * 0.8);
  for (const sink of ['innerHTML', 'insertAdjacentHTML', 'jQuery']) {
    expect(withoutComments(lean).includes(sink), sink).toBe(false);
  }
  for (const needed of ['processQueue', '_handleUploadError', 'finishedChunkUpload', 'retryChunksLimit'])
    expect(lean).toContain(needed);
});

test('another version is looked at again', () => {
  expect(() => leanDropzone(source.replaceAll('createThumbnail(', 'makeThumbnail('))).toThrow(/createThumbnail/);
});
