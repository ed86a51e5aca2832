import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import type { Endpoint } from '../../shared/contract/endpoint.ts';
import { attributeOf } from '../../shared/runtime/attribute-name.ts';
import { changesOf, type InputChange } from '../../shared/runtime/input-changes.ts';
import type { LocalizedText } from '../../shared/runtime/metadata.ts';
import { inputNames, inputSchema } from '../../tools/widgets-json/input-schema.ts';
import { eventNames, readUsage, sentCommands } from './read-usage.ts';
import { metadataOf, definitionOf, read, sourcesOf, top, widgetNames } from './widget-folder.ts';

const events = eventNames();
const lists = new Intl.ListFormat('en-GB');

function isComplete({ nl, de, en }: LocalizedText): boolean {
  return [nl, de, en].every((words) => words.trim() !== '');
}

/** The names of the endpoints that a widget imports. An endpoint whose path the page gives is a function. */
async function callsIn(folder: string): Promise<string[]> {
  const { contract } = readUsage(sourcesOf(folder), events);
  const endpoints = await Promise.all(
    contract.map(async ({ file, name }) => {
      const value = ((await import(`${top}${file}`)) as Record<string, unknown>)[name];
      const isCall =
        typeof value === 'object' && typeof (value as Partial<Endpoint>)?.path === 'string' && 'answer' in value!;
      return isCall ? [name] : [];
    }),
  );
  return endpoints.flat();
}

/** The names that the pattern finds, each once. */
function slotsIn(source: string, pattern: RegExp): string[] {
  return [...new Set([...source.matchAll(pattern)].map(([, slot]) => slot!))].toSorted();
}

describe.each(widgetNames())('the description of %s', (name) => {
  test('has texts about the widget and each of its inputs, in three languages', async () => {
    const metadata = await metadataOf(name);
    const widget = (await definitionOf(name))!;
    const { title, text, inputs, labels } = metadata;
    expect(Object.keys(inputs).toSorted()).toEqual(inputNames(widget).toSorted());
    expect(Object.keys(labels).toSorted()).toEqual(inputNames(widget).toSorted());
    const texts = [title, text, ...Object.values(inputs), ...Object.values(labels)];
    expect(texts.filter((words) => !isComplete(words))).toEqual([]);
  });

  test('has a valid schema with the type of each input', async () => {
    const schema = inputSchema((await definitionOf(name))!, await metadataOf(name));
    const ajv = new Ajv2020({
      strictTypes: false,
      keywords: ['x-attribute', 'x-label', 'x-help', 'x-change', 'x-html'],
    });
    expect(ajv.validateSchema(schema)).toBe(true);
    expect(Object.entries(schema.properties).filter(([, { type, anyOf }]) => !type && !anyOf)).toEqual([]);
  });

  test('says in its README what a later change of each input does', async () => {
    const widget = (await definitionOf(name))!;
    const changes = inputNames(widget).map((input) => [`\`${attributeOf(input)}\``, changesOf(widget)[input]] as const);
    if (changes.length === 0) return;
    const isInitial = ([attribute]: readonly [string, ...unknown[]]) => attribute === '`data-initial`';
    const initial = changes.some(isInitial);
    const list = (of: InputChange) =>
      lists.format(changes.flatMap((entry) => (entry[1] === of && !isInitial(entry) ? [entry[0]] : [])));
    const hasRemount = changes.some(([, change]) => change === 'remount');
    const [live, fixed] = [list('live'), list('fixed')];
    const sentences = [
      live && `The latest value of ${live} counts at any time.`,
      initial && 'A later `data-initial` alone changes nothing.',
      fixed && `A later ${fixed} is reported, and changes nothing.`,
      hasRemount &&
        `${live || fixed || initial ? 'A change of another input' : 'A later change of an input'} starts the widget anew.`,
    ];
    expect(read(`widgets/${name}/README.md`).replaceAll('\n', ' ')).toContain(sentences.filter(Boolean).join(' '));
  });

  test('has texts about each slot that its view draws, and its README and a story name them', async () => {
    const { slots = {} } = await metadataOf(name);
    const { slots: declared = [] } = (await definitionOf(name))!;
    const views = sourcesOf(`widgets/${name}`).map(({ source }) => source);
    const drawn = slotsIn(views.join('\n'), /<Slot\s+name="([^"]*)"/g);
    const story = slotsIn(read(`stories/widgets/${name}.stories.tsx`), /showsSlot\('([^']*)'/g);
    const names = Object.keys(slots).toSorted();
    expect({ declared: declared.toSorted(), drawn, story }).toEqual({ declared: names, drawn: names, story: names });
    expect(Object.values(slots).filter(({ title, text }) => !isComplete(title) || !isComplete(text))).toEqual([]);
    const readme = read(`widgets/${name}/README.md`);
    const attributes = Object.values(slots).flatMap(({ data = [] }) => data.map(attributeOf));
    expect([...names, ...attributes].filter((word) => !readme.includes(`\`${word}\``))).toEqual([]);
  });

  test('names the calls and events that are in its code and its README', async () => {
    const { calls, publishes, subscribes } = await metadataOf(name);
    const { handles, firstCall } = (await definitionOf(name))!;
    const { events: used, paths: called } = readUsage(sourcesOf(`widgets/${name}`), events);
    const readme = read(`widgets/${name}/README.md`);
    expect(Object.keys(calls)).toEqual(expect.arrayContaining(await callsIn(`widgets/${name}`)));
    expect([...publishes, ...subscribes, 'call-failed']).toEqual(expect.arrayContaining([...used]));
    expect(subscribes).toEqual(expect.arrayContaining([...handles]));
    const nameOf = (event: string) => (sentCommands.has(event) ? `\`${event}\`` : `shop:${event}`);
    expect([...publishes, ...subscribes].filter((event) => !readme.includes(nameOf(event)))).toEqual([]);
    const paths = Object.values(calls).map(({ path }) => path.split('/{type}')[0]!);
    expect(paths).toEqual(expect.arrayContaining([...called, ...(firstCall ? [firstCall.path] : [])]));
    expect(paths.filter((path) => !path.startsWith('{') && !readme.includes(path))).toEqual([]);
  });
});
