import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import { parseSync, Visitor } from 'oxc-parser';

/** Messages for developers of a page that uses i18next by itself. */
const MESSAGES = new Set(['log', 'warn', 'error', 'deprecate', 'once']);

/** What i18next asks of its connector to a server that it never has here: all words are handed over. */
const NO_CONNECTOR =
  'class Connector extends EventEmitter { constructor() { super(); this.state = {}; } load(languages, namespaces, done) { done(); } }';

type Cut = readonly [start: number, end: number, instead: string];

/**
 * Leaves out what a page never uses and would pay for: i18next's messages for developers, its loading of words,
 * a stand-in for a hook that React itself has, and the lists of downshift that cannot be typed in. The build fails
 * when a new version no longer has them.
 */
export const leanLibraries: Plugin = {
  name: 'lean-libraries',
  setup({ onLoad, onResolve }) {
    onLoad({ filter: /i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/ }, async ({ path }) => ({
      contents: leanI18next(await readFile(path, 'utf8')),
    }));
    onLoad({ filter: /downshift[\\/]dist[\\/]downshift\.esm\.mjs$/ }, async ({ path }) => ({
      contents: leanDownshift(await readFile(path, 'utf8')),
    }));
    onResolve({ filter: /^use-sync-external-store\/shim/ }, () => ({ path: 'react-store', namespace: 'lean' }));
    onLoad({ filter: /^react-store$/, namespace: 'lean' }, () => ({
      contents: `export { useSyncExternalStore } from 'react';`,
      resolveDir: '.',
    }));
  },
};

export function leanI18next(source: string): string {
  const cuts: Cut[] = [];
  new Visitor({
    CallExpression({ start, end, callee }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const whose = source.slice(callee.object.start, callee.object.end);
      if (MESSAGES.has(callee.property.name) && /logger$/i.test(whose)) cuts.push([start, end, 'void 0']);
    },
    ClassDeclaration({ start, end, id }) {
      if (id?.name === 'Connector') cuts.push([start, end, NO_CONNECTOR]);
    },
  }).visit(parseSync('i18next.js', source).program);
  const connector = cuts.find(([, , instead]) => instead === NO_CONNECTOR);
  if (!connector || cuts.length < 10) throw new Error('i18next has changed: look again at what may be left out of it.');
  const [from, to] = connector;
  const outside = cuts.filter((cut) => cut === connector || cut[0] < from || cut[0] > to);
  return outside
    .sort(([a], [b]) => b - a)
    .reduce((text, [start, end, instead]) => text.slice(0, start) + instead + text.slice(end), source);
}

/** What is assigned to a hook that nobody uses is all that keeps it in the bundle. */
function leanDownshift(source: string): string {
  const lean = source.replaceAll(/^use(?:Select|MultipleSelection)\.stateChangeTypes = [\w$]+;$/gm, '');
  if (lean === source) throw new Error('downshift has changed: look again at what may be left out of it.');
  return lean;
}
