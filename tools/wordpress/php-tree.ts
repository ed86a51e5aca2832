import { Engine } from 'php-parser';
import { FLOOR } from './php-functions.ts';

/** A node of the syntax tree. */
export interface PhpNode {
  readonly kind: string;
  readonly loc?: { readonly start: { readonly line: number } };
  readonly [key: string]: unknown;
}

/** Parses PHP. Throws for most syntax that is newer than the plugin's oldest PHP; `php-rules.ts` names the rest. */
export function parsePhp(source: string): PhpNode {
  const engine = new Engine({ parser: { version: FLOOR.php, extractDoc: true }, ast: { withPositions: true } });
  return engine.parseCode(source, 'plugin.php') as unknown as PhpNode;
}

/** A node and all nodes in it. */
export function* nodesOf(node: unknown): Generator<PhpNode> {
  if (Array.isArray(node)) for (const child of node) yield* nodesOf(child);
  if (!isNode(node)) return;
  yield node;
  for (const [key, value] of Object.entries(node)) if (key !== 'loc' && !/comments/i.test(key)) yield* nodesOf(value);
}

export function isNode(value: unknown): value is PhpNode {
  return typeof value === 'object' && value !== null && typeof (value as { kind?: unknown }).kind === 'string';
}

/** The name of a called function, a constant or a type; empty for an expression in its place. */
export function nameOf(node: unknown): string {
  return isNode(node) && typeof node['name'] === 'string' ? node['name'] : '';
}

/** The text of a literal; undefined for anything else. */
export function textOf(node: unknown): string | undefined {
  return isNode(node) && node.kind === 'string' && typeof node['value'] === 'string' ? node['value'] : undefined;
}

/** Nodes as a list, where the tree has one. */
export function listOf(value: unknown): readonly PhpNode[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}
