import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import type { Endpoint } from '../../shared/contract/endpoint.ts';
import type { Words } from '../../shared/runtime/metadata.ts';
import { inputNames, inputSchema } from '../../tools/build/input-schema.ts';
import { eventNames, readUsage } from './read-usage.ts';
import { aboutOf, definitionOf, read, sourcesOf, top, widgetNames } from './widget-folder.ts';

const events = eventNames();

function isSaid({ nl, de, en }: Words): boolean {
  return [nl, de, en].every((words) => words.trim() !== '');
}

/** The names of the calls that the code of a widget imports; a path that the page gives is a function. */
async function callsIn(folder: string): Promise<string[]> {
  const { contract } = readUsage(sourcesOf(folder), events);
  const found = await Promise.all(
    contract.map(async ({ file, name }) => {
      const value = ((await import(`${top}${file}`)) as Record<string, unknown>)[name];
      const isCall = typeof value === 'object' && typeof (value as Partial<Endpoint>)?.path === 'string';
      return isCall ? [name] : [];
    }),
  );
  return found.flat();
}

describe.each(widgetNames())('the description of %s', (name) => {
  test('speaks of the widget and of each of its inputs, in three languages', async () => {
    const about = await aboutOf(name);
    const widget = (await definitionOf(name))!;
    expect(Object.keys(about.inputs).toSorted()).toEqual(inputNames(widget).toSorted());
    expect([about.title, about.text, ...Object.values(about.inputs)].filter((words) => !isSaid(words))).toEqual([]);
  });

  test('says what each input may be, in a schema that is one', async () => {
    const schema = inputSchema((await definitionOf(name))!, await aboutOf(name));
    const ajv = new Ajv2020({ strictTypes: false, keywords: ['x-attribute', 'x-help'] });
    expect(ajv.validateSchema(schema)).toBe(true);
    expect(Object.entries(schema.properties).filter(([, { type, anyOf }]) => !type && !anyOf)).toEqual([]);
  });

  test('names the calls and events that are in its code and its README', async () => {
    const { calls, publishes: tells, subscribes: hears } = await aboutOf(name);
    const { handles } = (await definitionOf(name))!;
    const { events: used } = readUsage(sourcesOf(`widgets/${name}`), events);
    const readme = read(`widgets/${name}/README.md`);
    expect(Object.keys(calls)).toEqual(expect.arrayContaining(await callsIn(`widgets/${name}`)));
    expect([...tells, ...hears, 'call-failed']).toEqual(expect.arrayContaining([...used]));
    expect(hears).toEqual(expect.arrayContaining([...handles]));
    expect([...tells, ...hears].filter((event) => !readme.includes(`shop:${event}`))).toEqual([]);
    const paths = Object.values(calls).map(({ path }) => path.split('/{type}')[0]!);
    expect(paths.filter((path) => !path.startsWith('{') && !readme.includes(path))).toEqual([]);
  });
});
