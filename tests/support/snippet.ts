import { attributeOf } from '../../shared/runtime/attribute-name.ts';
import type { Widget } from '../../shared/runtime/host.ts';
import { type Attribute, attributeIn, openingTag, writeTag } from './opening-tag.ts';
import type { WidgetArgs } from './StoryStage.tsx';

/** The args of a story that its HTML contains. */
export type Embedded = { island: Pick<Widget, 'name' | 'kind'> } & Pick<WidgetArgs, 'inputs' | 'html' | 'settings'>;

/** A longer value is easier to read as JSON in the element. */
const MAX_ATTRIBUTE_LENGTH = 60;
/** A data URL of a story has the image's address in the demo shop after `#`. */
const PICTURE = /data:image\/[^\s"'#]*#(\/[\w./-]+)/g;

/**
 * Writes the HTML that embeds the widget of a story: the server markup with `data-widget`, and the inputs as attributes or,
 * if they are long, as JSON in the element.
 */
export function snippetOf({ island, inputs, html = '<div></div>', settings }: Embedded): string {
  const printed = withAddresses(html);
  const { start, end, name, attributes } = openingTag(printed);
  const values = Object.entries(inputs).filter(([, value]) => value !== undefined);
  const inside = values.filter(([input, value]) => isLong(island, input, value));
  const written = values.filter((entry) => !inside.includes(entry));
  const marked = [
    ...attributes.filter((attribute) => !values.some(([input]) => attributeOf(input) === attribute.name)),
    ...written.map(([input, value]) => attributeIn(attributeOf(input), textOf(value))),
  ];
  const element = writeTag(name, withWidget(marked, island.name)) + scriptsOf(inside);
  const after = printed.slice(end);
  const needsLineBreak = inside.length > 0 && after.startsWith('</');
  const body = `${printed.slice(0, start)}${element}${needsLineBreak ? '\n' : ''}${after}`;
  return settings === undefined ? body : `${script(withAddressesIn(settings), 'data-shop-settings')}\n${body}`;
}

function withWidget(attributes: readonly Attribute[], widget: string): Attribute[] {
  const own = attributes.filter(({ name }) => !name.startsWith('data-'));
  const inputs = attributes.filter(({ name }) => name.startsWith('data-') && name !== 'data-widget');
  return [...own, attributeIn('data-widget', widget), ...inputs];
}

/** An enhancer reads only text from its JSON. An attribute would lose a line break. */
function isLong({ kind }: Embedded['island'], input: string, value: unknown): boolean {
  if (typeof value !== 'string' && kind === 'enhancer' && input !== 'initial') return false;
  const text = textOf(value);
  return text.length > MAX_ATTRIBUTE_LENGTH || /[\r\n\0]/.test(text);
}

/** The value of an attribute: text, or anything else as JSON. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? withAddresses(value) : JSON.stringify(withAddressesIn(value));
}

function scriptsOf(inside: readonly (readonly [string, unknown])[]): string {
  const inputs = inside.filter(([input]) => input !== 'initial');
  const first = inside.find(([input]) => input === 'initial');
  return [
    ...(inputs.length > 0 ? [script(withAddressesIn(Object.fromEntries(inputs)))] : []),
    ...(first ? [script(withAddressesIn(answerOf(first[1])), 'data-initial')] : []),
  ]
    .map((element) => `\n  ${element.replaceAll('\n', '\n  ')}`)
    .join('');
}

/** The answer of the first call, which a story may have as JSON text. */
function answerOf(initial: unknown): unknown {
  return typeof initial === 'string' ? JSON.parse(initial) : initial;
}

function script(value: unknown, mark = ''): string {
  // `</script>` in a text would end the element.
  const json = JSON.stringify(value, null, 2).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json"${mark && ` ${mark}`}>\n  ${json.replaceAll('\n', '\n  ')}\n</script>`;
}

function withAddresses(text: string): string {
  return text.replaceAll(PICTURE, '$1');
}

function withAddressesIn(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    typeof part === 'string' ? withAddresses(part) : part,
  );
}
