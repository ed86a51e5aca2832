import { parseSync, Visitor, type CallExpression, type Expression, type ObjectExpression } from 'oxc-parser';
import { SENT_COMMANDS } from '../../loader/engine/sent-command-widgets.ts';
import { read } from './widget-folder.ts';

/** What the code of a widget uses. */
export interface Usage {
  /** Inputs in the spelling of the code: `checkoutUrl`. */
  readonly inputs: readonly string[];
  /** Events that the widget publishes, sends, subscribes to or handles. */
  readonly events: readonly string[];
  /** Names imported from `shared/contract/`, by file. */
  readonly contract: readonly { readonly file: string; readonly name: string }[];
  /** Paths that an enhancer calls or reports as failed. */
  readonly paths: readonly string[];
}

type Source = Readonly<Record<'path' | 'source', string>>;

/** The names of the events in `shared/bus/events.ts`. */
export function eventNames(): Set<string> {
  const names = new Set<string>();
  new Visitor({
    TSPropertySignature({ key }) {
      if (key.type === 'Literal') names.add(String(key.value));
    },
  }).visit(parseSync('events.ts', read('shared/bus/events.ts')).program);
  return names;
}

/** The commands that only `send` sends, which are no events on the document. */
export const sentCommands: ReadonlySet<string> = new Set(Object.keys(SENT_COMMANDS));

/** The methods of the bus that take the name of an event. */
export function busMethods(): Set<string> {
  const names = new Set<string>();
  new Visitor({
    TSMethodSignature({ key }) {
      if (key.type === 'Identifier') names.add(key.name);
    },
  }).visit(parseSync('bus.ts', read('shared/bus/bus.ts')).program);
  return names;
}

const METHODS = busMethods();

/** Reads the sources of one widget without running them. */
export function readUsage(sources: readonly Source[], events: ReadonlySet<string>): Usage {
  const inputs: string[] = [];
  const used = new Set<string>();
  const contract: { file: string; name: string }[] = [];
  const paths = new Set<string>();
  const isEnhancer = sources.some(({ path }) => path.endsWith('.enhancer.ts'));
  for (const { path, source } of sources.filter((file) => !file.path.endsWith('.css'))) {
    new Visitor({
      Property({ key, value }) {
        if (key.type !== 'Identifier') return;
        if (key.name === 'inputs' && /\.(island|enhancer)\./.test(path)) inputs.push(...inputsIn(value as Expression));
        if (key.name === 'call' && isEnhancer) addPath(value as Expression);
      },
      CallExpression(node) {
        const { arguments: parameters } = node;
        const name = nameOf(node);
        const first = textOf(parameters[0]);
        if (METHODS.has(name) && events.has(first)) used.add(first);
        if (name === 'request' && isEnhancer) addPath(parameters[1]);
      },
      ImportDeclaration({ source: from, specifiers, importKind }) {
        const file = /shared\/contract\/[\w-]+\.ts$/.exec(from.value)?.[0];
        if (file === undefined || importKind === 'type') return;
        for (const { local } of specifiers) contract.push({ file, name: local.name });
      },
    }).visit(parseSync(path, source).program);
  }
  return { inputs, events: [...used], contract, paths: [...paths] };

  function addPath(value: CallExpression['arguments'][number] | undefined): void {
    const text = textOf(value);
    if (text.startsWith('/')) paths.add(text);
  }
}

function nameOf({ callee }: CallExpression): string {
  if (callee.type === 'Identifier') return callee.name;
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : '';
}

function textOf(value: CallExpression['arguments'][number] | undefined): string {
  return value?.type === 'Literal' ? String(value.value) : '';
}

/** An island has a schema, an enhancer an object. */
function inputsIn(value: Expression): string[] {
  const object = value.type === 'CallExpression' ? value.arguments[0] : value;
  return object?.type === 'ObjectExpression' ? keysOf(object) : [];
}

function keysOf({ properties }: ObjectExpression): string[] {
  return properties.flatMap((property) =>
    property.type === 'Property' && property.key.type === 'Identifier' ? [property.key.name] : [],
  );
}
