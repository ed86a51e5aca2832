import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { top } from '../../../tools/commands/run-command.ts';

const read = (path: string) => readFileSync(join(top, path), 'utf8');

describe.each(['react', 'vue', 'svelte'])('the page of %s', (framework) => {
  const page = read(`stories/guide/${framework}.md`);
  const files = [...page.matchAll(/^`([\w./]+)`:\n\n```\w+\n([\s\S]*?)^```/gm)].map(([, name, text]) => ({
    name,
    text,
  }));

  test('has the files of the app that is tested', () => {
    for (const { name, text } of files) expect(text, name).toBe(read(`tests/frameworks/${framework}/${name}`));
    expect(files.length).toBeGreaterThan(5);
  });

  test('has no other code', () => {
    expect(page.match(/^```\w+$/gm)).toHaveLength(files.length);
  });
});

test('each app has the proxy of the guide, and a line for its token', () => {
  const [, guide = ''] = /```ts\n[\s\S]*?\n(const shop: ProxyOptions[\s\S]*?)\nexport/.exec(
    read('stories/guide/bundlers.md'),
  )!;
  for (const framework of ['react', 'vue', 'svelte'])
    expect(read(`tests/frameworks/${framework}/vite.config.ts`)).toContain(guide);
});
