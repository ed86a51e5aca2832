import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { leanDropzone } from './lean-dropzone.ts';

const path = fileURLToPath(new URL('../../node_modules/dropzone/dist/dropzone.mjs', import.meta.url));
const source = readFileSync(path, 'utf8');

const withoutComments = (text: string) => text.replaceAll(/\/\*[^]*?\*\//g, '');

test('the upload code stays, and the code that writes markup is removed', () => {
  const lean = leanDropzone(source);
  expect(parseSync('dropzone.mjs', lean).errors).toEqual([]);
  expect(lean.length).toBeLessThan(source.length * 0.8);
  for (const sink of ['innerHTML', 'insertAdjacentHTML', 'jQuery']) {
    expect(withoutComments(lean).includes(sink), sink).toBe(false);
  }
  for (const needed of ['processQueue', '_handleUploadError', 'finishedChunkUpload', 'retryChunksLimit'])
    expect(lean).toContain(needed);
});

test('another version of the library stops the build', () => {
  expect(() => leanDropzone(source.replaceAll('createThumbnail(', 'makeThumbnail('))).toThrow(/createThumbnail/);
});
