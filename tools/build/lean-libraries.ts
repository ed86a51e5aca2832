import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import { leanDropzone } from './lean-dropzone.ts';
import { leanI18next } from './lean-i18next.ts';
import { leanPhotoSwipe } from './lean-photoswipe.ts';

/**
 * Removes code that no page uses: most of i18next, a shim for a hook of React, the lists of downshift without a text field,
 * and the markup of photoswipe, which a strict policy does not allow. The build fails when a new version does not contain
 * it.
 */
export const leanLibraries: Plugin = {
  name: 'lean-libraries',
  setup({ onLoad, onResolve }) {
    onLoad({ filter: /i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/ }, async ({ path }) => ({
      contents: leanI18next(await readFile(path, 'utf8')),
    }));
    onLoad({ filter: /dropzone[\\/]dist[\\/]dropzone\.mjs$/ }, async ({ path }) => ({
      contents: leanDropzone(await readFile(path, 'utf8')),
    }));
    onLoad({ filter: /downshift[\\/]dist[\\/]downshift\.esm\.mjs$/ }, async ({ path }) => ({
      contents: leanDownshift(await readFile(path, 'utf8')),
    }));
    onLoad({ filter: /photoswipe[\\/]dist[\\/]photoswipe\.esm\.js$/ }, async ({ path }) => ({
      contents: leanPhotoSwipe(await readFile(path, 'utf8')),
    }));
    onResolve({ filter: /^use-sync-external-store\/shim/ }, () => ({ path: 'react-store', namespace: 'lean' }));
    onLoad({ filter: /^react-store$/, namespace: 'lean' }, () => ({
      contents: `export { useSyncExternalStore } from 'react';`,
      resolveDir: '.',
    }));
  },
};

/** An assignment to an unused hook keeps it in the bundle. */
function leanDownshift(source: string): string {
  const lean = source.replaceAll(/^use(?:Select|MultipleSelection)\.stateChangeTypes = [\w$]+;$/gm, '');
  if (lean === source) throw new Error('downshift has changed: check what can be removed.');
  return lean;
}
