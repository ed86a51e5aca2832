import { parseSync, Visitor, type ObjectExpression } from 'oxc-parser';
import { read } from './widget-folder.ts';

/** What the code of a widget says that a page may configure, call and hear. */
export interface Usage {
  /** Inputs in the spelling of the code: `checkoutUrl`. */
  readonly inputs: readonly string[];
  /** Names of bus events that are told, asked, heard or handled. */
  readonly events: readonly string[];
  /** Names imported from `shared/contract/`, by file. */
  readonly contract: readonly { readonly file: string; readonly name: string }[];
}

const BUS = new Set(['tell', 'ask', 'on', 'handle', 'last']);

/** The names that `shared/bus/events.ts` gives to commands and facts. */
export function eventNames(): Set<string> {
  const names = new Set<string>();
  new Visitor({
    TSPropertySignature(node) {
      if (node.key.type === 'Literal') names.add(String(node.key.value));
    },
  }).visit(parseSync('events.ts', read('shared/bus/events.ts')).program);
  return names;
}

/** Reads the sources of one widget without running them. */
export function readUsage(sources: readonly { path: string; source: string }[], events: ReadonlySet<string>): Usage {
  const inputs: string[] = [];
  const used = new Set<string>();
  const contract: { file: string; name: string }[] = [];
  for (const { path, source } of sources.filter((file) => !file.path.endsWith('.css'))) {
    new Visitor({
      Property(node) {
        if (node.key.type !== 'Identifier' || node.key.name !== 'inputs' || !/\.(island|enhancer)\./.test(path)) return;
        const object = node.value.type === 'CallExpression' ? node.value.arguments[0] : node.value;
        if (object?.type === 'ObjectExpression') inputs.push(...keysOf(object));
      },
      CallExpression({ callee, arguments: [first] }) {
        const name =
          callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : '';
        if (BUS.has(name) && first?.type === 'Literal' && events.has(String(first.value)))
          used.add(String(first.value));
      },
      ImportDeclaration({ source: from, specifiers, importKind }) {
        const file = /shared\/contract\/[\w-]+\.ts$/.exec(from.value)?.[0];
        if (file === undefined || importKind === 'type') return;
        for (const { local } of specifiers) contract.push({ file, name: local.name });
      },
    }).visit(parseSync(path, source).program);
  }
  return { inputs, events: [...used], contract };
}

function keysOf({ properties }: ObjectExpression): string[] {
  return properties.flatMap((property) =>
    property.type === 'Property' && property.key.type === 'Identifier' ? [property.key.name] : [],
  );
}
