import * as z from 'zod/mini';
import type { Client } from './client.ts';
import { urlOf, withoutInherited, type Page, type RegisteredWidget, type WidgetRegistry } from './page.ts';
import { readJson } from './read-json.ts';
import { inputsOfJson } from './schema-of-json.ts';

/** Descriptions of widgets of other projects: `acme-gift-note.widgets.json`. */

const Fragment = z.object({
  widgets: z.array(
    z.object({
      name: z.string(),
      perPage: z.enum(['one', 'many']),
      load: z.string(),
      inputs: z.looseObject({}),
      slots: z.array(z.object({ name: z.string() })),
      events: z.object({ subscribes: z.array(z.string()) }),
    }),
  ),
});

/** Null for a text that describes no widgets. */
export function readFragment(text: string): WidgetRegistry | null {
  const { data } = z.safeParse(Fragment, readJson(text));
  return data ? Object.fromEntries(data.widgets.map((described) => [described.name, registered(described)])) : null;
}

type Described = z.output<typeof Fragment>['widgets'][number];

/** Its calls are not checked, because the description does not say what they answer. */
function registered({ name, perPage, load, inputs, slots, events }: Described): RegisteredWidget {
  return {
    calls: {},
    isSingle: perPage === 'one',
    isDefined: true,
    widget: {
      name,
      // Its inputs are a schema.
      kind: 'island',
      inputs: inputsOfJson(inputs),
      load,
      handles: events.subscribes.map((event) => event.replace(/^shop:/, '')),
      slots: slots.map((slot) => slot.name),
      mount: () => () => {},
    },
  };
}

/** Widgets of others on one page whose descriptions are fetched. */
const MOST = 20;

/** The registry, with the widgets that the page has and that are described beside their script or beside the loader. */
export async function withFragments(
  page: Page,
  registry: WidgetRegistry,
  client: Client,
  loader: URL | undefined,
): Promise<WidgetRegistry> {
  const names = new Set(
    page.mounts.map(({ name }) => name).filter((name) => /^[a-z\d-]+$/.test(name) && !registry[name]),
  );
  const read = await Promise.all([...names].slice(0, MOST).map((name) => fetchFragment(page, name, client, loader)));
  return withoutInherited(Object.assign({}, ...read, registry) as WidgetRegistry);
}

async function fetchFragment(
  page: Page,
  name: string,
  client: Client,
  loader: URL | undefined,
): Promise<WidgetRegistry> {
  const script = [...page.document.querySelectorAll('script[src]')]
    .map((tag) => urlOf(tag.getAttribute('src') ?? '', page.base))
    .find((url) => url?.pathname.endsWith(`/${name}.js`));
  const beside = script ?? loader;
  const url = beside && urlOf(`${name}.widgets.json`, beside);
  if (!url || !client.canRead(url)) return {};
  try {
    const { status, text } = await client.request(url);
    return (status === 200 && readFragment(text)) || {};
  } catch {
    return {};
  }
}
