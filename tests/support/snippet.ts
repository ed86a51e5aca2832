import { attributeOf } from '../../shared/runtime/attribute-name.ts';
import type { Widget } from '../../shared/runtime/host.ts';
import { type Attribute, attributeIn, openingTag, writeTag } from './opening-tag.ts';
import type { WidgetArgs } from './StoryStage.tsx';

/** What a story says that its HTML says too. */
export type Embedded = { island: Pick<Widget, 'name' | 'kind'> } & Pick<WidgetArgs, 'inputs' | 'html' | 'settings'>;

/** More than this is easier to read and to mend as JSON inside the element. */
const LONGEST_ATTRIBUTE = 60;
/** A drawing that travels inside a story says behind `#` where the demo shop has it. */
const PICTURE = /data:image\/[^\s"'#]*#(\/[\w./-]+)/g;

/**
 * Writes the HTML by which a template embeds what a story shows: what the shop prints, marked with `data-widget`, and
 * the inputs as attributes or, where they are long, as JSON inside the element.
 */
export function snippetOf({ island, inputs, html = '<div></div>', settings }: Embedded): string {
  const printed = withAddresses(html);
  const { start, end, name, attributes } = openingTag(printed);
  const given = Object.entries(inputs).filter(([, value]) => value !== undefined);
  const inside = given.filter(([input, value]) => isLong(island, input, value));
  const written = given.filter((entry) => !inside.includes(entry));
  const marked = [
    ...attributes.filter((attribute) => !given.some(([input]) => attributeOf(input) === attribute.name)),
    ...written.map(([input, value]) => attributeIn(attributeOf(input), textOf(value))),
  ];
  const element = writeTag(name, withWidget(marked, island.name)) + scriptsOf(inside);
  const after = printed.slice(end);
  const isBroken = inside.length > 0 && after.startsWith('</');
  const body = `${printed.slice(0, start)}${element}${isBroken ? '\n' : ''}${after}`;
  return settings === undefined ? body : `${script(withAddressesIn(settings), 'data-shop-settings')}\n${body}`;
}

function withWidget(attributes: readonly Attribute[], widget: string): Attribute[] {
  const own = attributes.filter(({ name }) => !name.startsWith('data-'));
  const inputs = attributes.filter(({ name }) => name.startsWith('data-') && name !== 'data-widget');
  return [...own, attributeIn('data-widget', widget), ...inputs];
}

/** An enhancer reads nothing but text from its JSON; a line break would be lost on the way through an attribute. */
function isLong({ kind }: Embedded['island'], input: string, value: unknown): boolean {
  if (typeof value !== 'string' && kind === 'enhancer' && input !== 'initial') return false;
  const text = textOf(value);
  return text.length > LONGEST_ATTRIBUTE || /[\r\n\0]/.test(text);
}

/** As it stands in an attribute: text as it is, everything else as JSON. */
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

/** The answer of the first call, which a story may give as JSON already. */
function answerOf(initial: unknown): unknown {
  return typeof initial === 'string' ? JSON.parse(initial) : initial;
}

function script(value: unknown, mark = ''): string {
  // `</script>` inside a text would end the element.
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
