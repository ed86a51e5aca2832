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

/** Reads the comments of all files of the contract. */
export function readComments(): Comments {
  const texts = new Map<string, string>();
  const resources = new Map<string, string>();
  const contracts = new Map<string, string>();
  for (const file of globSync('*.ts', { cwd: FOLDER }).filter((name) => !name.includes('.test.'))) {
    const source = readFileSync(join(FOLDER, file), 'utf8');
    const [, about] = /\/\*\* Contract of ([^*]*?)\.? \*\//.exec(source) ?? [];
    if (about) contracts.set(basename(file, '.ts'), capital(tidy(about)));
    for (const [name, comment] of commentsIn(source)) {
      if (comment) texts.set(name, comment);
      if (!name.includes('.')) resources.set(name, basename(file, '.ts'));
    }
  }
  return {
    of: (name, path = []) => texts.get([name, ...path].join('.')),
    resourceOf: (name) => resources.get(name),
    ofResource: (resource) => contracts.get(resource),
  };
}

/** Every declaration with its comment or null, and every key with a comment. */
function commentsIn(source: string): [name: string, comment: string | null][] {
  const { program, comments } = parseSync('contract.ts', source);
  const before = (node: Node) => textOf(comments.find((comment) => isBefore(comment, node, source)));
  return program.body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type === 'FunctionDeclaration' && declared.id)
      return [
        [declared.id.name, before(statement)] as [string, string | null],
        ...keysIn(declared.id.name, declared, before),
      ];
    if (declared?.type !== 'VariableDeclaration') return [];
    const [{ id, init } = { id: null, init: null }] = declared.declarations;
    if (id?.type !== 'Identifier' || !init) return [];
    return [[id.name, before(statement)] as [string, string | null], ...keysIn(id.name, init, before)];
  });
}

/** Keys of nested objects as a path, without `z.object(…)`. */
function keysIn(name: string, within: Node, before: (node: Node) => string | null): [string, string][] {
  const path = [name];
  const comments: [string, string][] = [];
  const visitor = new Visitor({
    Property(node) {
      path.push(node.key.type === 'Identifier' ? node.key.name : String((node.key as { value?: unknown }).value));
      const comment = before(node);
      if (comment) comments.push([path.join('.'), comment]);
    },
    'Property:exit'() {
      path.pop();
    },
  });
  visitor.visit({ type: 'Program', body: [within], sourceType: 'module', hashbang: null, start: 0, end: 0 } as never);
  return comments;
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
