import type { ManifestCall } from '../../loader/manifest.ts';
import { fillCall } from '../../loader/fill-call.ts';
import { inputSchema } from '../../tools/widgets-json/input-schema.ts';
import { manifestCall } from '../../loader/engine/manifest-call.ts';
import { findWidgets } from '../../tools/render/find-widgets.ts';
import type { OpenedShop } from '../../tools/demo-shop/open-shop.ts';
import { definitionOf, metadataOf, widgetNames } from '../conformance/widget-folder.ts';

/** A widget with data that it can be drawn from. */
export interface WidgetSample {
  readonly name: string;
  readonly kind: 'island' | 'enhancer';
  /** By their names in `widgets.json`. */
  readonly inputs: Readonly<Record<string, unknown>>;
  /** It reads, keeps or enhances the HTML of the shop. */
  readonly usesHtml: boolean;
  /** Names of inputs that are markup. */
  readonly html: readonly string[];
  /** The answer to its first call. */
  readonly initial: string | undefined;
}

/** Inputs that examples lack, because the shop's own HTML holds them there. */
const MORE: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'concept-store-modal': { label: 'Kom langs' },
  'price-match': { label: 'Betere prijs gevonden?' },
  'product-gallery': { videos: [{ code: 'aqz-KE-bpKQ', title: 'Montage' }] },
  'product-specs': {
    allUrl: '/alles',
    batteryPassportUrl: '/paspoort',
    safety: { manufacturer: { name: 'Growatt', address: 'Shenzhen' }, warnings: ['Alleen door een installateur.'] },
  },
  'star-rating': { rating: 4.6, count: 31 },
};

/** Each widget of the repository with the inputs of its example and the answer of the demo shop. */
export async function widgetSamples(shop: OpenedShop): Promise<WidgetSample[]> {
  const samples: WidgetSample[] = [];
  for (const name of widgetNames()) {
    const definition = (await definitionOf(name))!;
    const metadata = await metadataOf(name);
    const { html = [] } = metadata;
    const inputs = { ...inputsIn(metadata.example, inputSchema(definition, metadata).properties), ...MORE[name] };
    const call = manifestCall(definition);
    const initial = call && (await answerOf(shop, call, inputs));
    const { kind } = definition;
    const usesHtml = kind === 'enhancer' || 'readServerMarkup' in definition || 'findKeptControl' in definition;
    samples.push({ name, kind, usesHtml, inputs, html, initial });
  }
  return samples;
}

type Properties = ReturnType<typeof inputSchema>['properties'];

/** The inputs of the example, with their types. */
function inputsIn(example: string, properties: Properties): Record<string, unknown> {
  const [{ attributes, json }] = findWidgets(example).widgets as [ReturnType<typeof findWidgets>['widgets'][number]];
  const written = Object.entries(properties).flatMap(([name, property]) => {
    const text = attributes[property['x-attribute']];
    return text === undefined ? [] : [[name, property.type === 'string' ? text : JSON.parse(text)] as const];
  });
  return { ...(json === undefined ? {} : (JSON.parse(json) as object)), ...Object.fromEntries(written) };
}

async function answerOf(shop: OpenedShop, call: ManifestCall, inputs: Readonly<Record<string, unknown>>) {
  const [path, body = {}] = fillCall(call, (name) => inputs[name]);
  const answer = await shop.fetch(path, { method: 'POST', body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`The shop answers ${path} with ${answer.status}.`);
  return answer.text();
}
