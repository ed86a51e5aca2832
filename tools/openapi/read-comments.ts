import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseSync, Visitor, type Comment, type Node } from 'oxc-parser';

/** The comments of the contract, by exported name. */
export interface Comments {
  /** Of an export or a key in it: `Cart`, `Cart.vatRate`, `readShippingCosts.input.price`. */
  of(name: string, path?: readonly string[]): string | undefined;
  /** The file that exports it, such as `cart`. */
  resourceOf(name: string): string | undefined;
  /** The description of such a file. */
  ofResource(resource: string): string | undefined;
}

const FOLDER = join(import.meta.dirname, '../../shared/contract');

/** Types and functions of every contract, whose comments say nothing about a key. */
const GENERAL = ['wire.ts', 'url.ts', 'endpoint.ts'];

/** Reads the comments of all files of the contract. `folder` is that of the contract. */
export function readComments(folder = FOLDER): Comments {
  const texts = new Map<string, string | null>();
  const parts = new Map<string, readonly string[]>();
  const resources = new Map<string, string>();
  const contracts = new Map<string, string>();
  const files = globSync('*.ts', { cwd: folder }).filter((name) => !name.includes('.test.') && !GENERAL.includes(name));
  for (const file of files) {
    const resource = basename(file, '.ts');
    const source = readFileSync(join(folder, file), 'utf8');
    const [, about] = /\/\*\* Contract of ([^*]*?)\.? \*\//.exec(source) ?? [];
    if (about) contracts.set(resource, capital(tidy(about)));
    const here = new Map<string, string | null>();
    readFile(source, here, parts);
    for (const [name, text] of here) {
      texts.set(name, text);
      if (!name.includes('.')) resources.set(name, resource);
    }
  }
  return {
    of: (name, path = []) => find([name, ...path], texts, parts) ?? ofShipping([name, ...path], texts, parts),
    resourceOf: (name) => resources.get(name),
    ofResource: (resource) => contracts.get(resource),
  };
}

type Texts = ReadonlyMap<string, string | null>;
type Parts = ReadonlyMap<string, readonly string[]>;

/** The comment of a key, or that of the type which it is made of: `ShippingMethod.options.id` is `MethodOption.id`. */
function find(path: readonly string[], texts: Texts, parts: Parts): string | undefined {
  const own = texts.get(path.join('.'));
  if (own || path.length === 1) return own ?? undefined;
  for (let length = path.length; length > 0; length--)
    for (const part of parts.get(path.slice(0, length).join('.')) ?? []) {
      const key = [part, ...path.slice(length)];
      if (!texts.has(part) || part === path[0]) continue;
      const text = key.length === 1 ? texts.get(part) : find(key, texts, parts);
      if (text) return text;
    }
  return undefined;
}

/** The fields of the shipping address are those of the other: `shipping_city` is `city`. */
function ofShipping(path: readonly string[], texts: Texts, parts: Parts): string | undefined {
  const [, part] = /^shipping_(.+)/.exec(path.at(-1)!) ?? [];
  const text = part && find([...path.slice(0, -1), part], texts, parts);
  return text ? `${text} Of the shipping address.` : undefined;
}

/** Every declaration with its comment or null, every key with a comment, and what each is made of. */
function readFile(source: string, texts: Map<string, string | null>, parts: Map<string, readonly string[]>): void {
  const { program, comments } = parseSync('contract.ts', source);
  const before = (node: Node) => textOf(comments.find((comment) => isBefore(comment, node, source)));
  for (const statement of program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    const [name, value] = declarationOf(declared);
    if (!name || !value) continue;
    texts.set(name, before(statement));
    readKeys(name, value, before, texts, parts);
  }
}

function declarationOf(declared: Node | null): [name?: string, value?: Node] {
  if (declared?.type === 'FunctionDeclaration' && declared.id) return [declared.id.name, declared];
  if (declared?.type !== 'VariableDeclaration') return [];
  const [{ id, init } = { id: null, init: null }] = declared.declarations;
  return id?.type === 'Identifier' && init ? [id.name, init] : [];
}

/** Keys of nested objects as a path, without `z.object(…)`. */
function readKeys(
  name: string,
  within: Node,
  before: (node: Node) => string | null,
  texts: Map<string, string | null>,
  parts: Map<string, readonly string[]>,
): void {
  const path = [name];
  const visitor = new Visitor({
    Property(node) {
      path.push(node.key.type === 'Identifier' ? node.key.name : String((node.key as { value?: unknown }).value));
      const comment = before(node);
      if (comment) texts.set(path.join('.'), comment);
    },
    'Property:exit'() {
      path.pop();
    },
    Identifier(node) {
      const here = path.join('.');
      parts.set(here, [...(parts.get(here) ?? []), node.name]);
    },
  });
  visitor.visit({ type: 'Program', body: [within], sourceType: 'module', hashbang: null, start: 0, end: 0 } as never);
}

function isBefore(comment: Comment, node: Node, source: string): boolean {
  return (
    comment.value.startsWith('*') && comment.end <= node.start && /^\n? *$/.test(source.slice(comment.end, node.start))
  );
}

function textOf(comment: Comment | undefined): string | null {
  return comment ? tidy(comment.value) : null;
}

/** Removes stars and line breaks. */
function tidy(comment: string): string {
  return comment
    .replaceAll(/^\s*\*+ ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?\(specification [^)]*\)/g, '')
    .trim();
}

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
