import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createShopCalls } from '../../adapter/create-shop-calls.ts';
import { readCalls } from '../../openapi/read-calls.ts';

/** The guide names them: a key of an outside service, a path of the page, and one that the shop gives. */
const EXCEPTIONS = ['searchAddress', 'readAddress', 'chooseExemption', 'readOverviewPage'];

test('the guide names the widgets whose calls the adapter answers, and no other', async () => {
  const paths = createShopCalls({}).leftOut.map((line) => line.slice(0, line.indexOf(':')).replace('{id}', '{}'));
  const isAnswered = (path: string) => paths.includes(path.split('?')[0]!.replace(/\{\w+\}/, '{}'));
  const answered = new Set<string>();
  const missing = new Set<string>();
  for (const { name, path, widgets } of await readCalls())
    if (!EXCEPTIONS.includes(name)) for (const widget of widgets) (isAnswered(path) ? answered : missing).add(widget);
  const guide = readFileSync('stories/guide/engine.md', 'utf8');
  const [, sentence = ''] = /The kit answers every call of ([\s\S]*?), but for/.exec(guide) ?? [];
  const named = [...sentence.matchAll(/`([\w-]+)`/g)].map(([, widget]) => widget);
  expect([...answered].sort()).toEqual(named);
  expect([...answered].filter((widget) => missing.has(widget))).toEqual([]);
});
