import { expect, test } from 'vitest';
import { read, widgetNames } from '../../tests/conformance/widget-folder.ts';
import { readMetadata } from '../build/read-metadata.ts';
import { takeOverOf } from '../../shared/runtime/take-over.ts';

const metadata = await readMetadata(widgetNames());
const waiting = widgetNames().filter((name) => metadata[name]!.hydrate === 'interaction');

test('the guide and the READMEs name the widgets whose frames wait for a touch', () => {
  const [, list = ''] = /At the first touch \(`interaction`\), where([\s\S]*?)\. Its scripts/.exec(
    read('stories/guide/frames.md'),
  )!;
  expect([...list.matchAll(/`([\w-]+)`/g)].map(([, name]) => name!).toSorted()).toEqual(waiting.toSorted());
  const saysSo = (name: string) =>
    read(`widgets/${name}/README.md`).replaceAll(/\s+/g, ' ').includes('frames.md) at the first touch (`interaction`)');
  expect(widgetNames().filter(saysSo).toSorted()).toEqual(waiting.toSorted());
});

test.each([
  [{ load: 'eager' }, 'idle'],
  [{ load: 'idle' }, 'idle'],
  [{ load: 'visible 200px' }, 'visible 200px'],
  [{ load: 'interaction' }, 'interaction'],
  [{ load: 'eager', hydrate: 'interaction' }, 'interaction'],
])('a widget with %j takes its frame over by "%s"', (widget, trigger) => {
  expect(takeOverOf(widget)).toBe(trigger);
});
