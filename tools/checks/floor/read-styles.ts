import postcss from 'postcss';
import { missingIn, statementOf } from './floor.ts';
import type { Use } from './read-scripts.ts';

/**
 * Finds properties, keywords, functions, at-rules and pseudo-classes in a style sheet that a browser of the floor
 * lacks. Selectors with a prefix are for one engine, and not read.
 */
export function readStyles(source: string): Use[] {
  const uses: Use[] = [];
  const root = postcss.parse(source);
  function add(feature: string, line: number | undefined, ...path: readonly string[]) {
    const statement = statementOf('css', ...path);
    const missing = statement ? missingIn(statement) : [];
    if (missing.length > 0) uses.push({ feature, line: line ?? 0, missing });
  }
  root.walk((node) => {
    const line = node.source?.start?.line;
    // A sheet that asks first gives the others something else.
    if (isGuarded(node)) return;
    if (node.type === 'atrule') add(`@${node.name}`, line, 'at-rules', node.name);
    if (node.type === 'rule')
      for (const [, name] of node.selector.matchAll(/::?(?!-(?:webkit|moz)-)([a-z-]+)/g))
        add(`:${name}`, line, 'selectors', name!);
    if (node.type === 'decl' && !node.prop.startsWith('--')) {
      add(node.prop, line, 'properties', node.prop);
      for (const [word] of node.value.matchAll(/(?<![\w-])[a-z][a-z-]+/g))
        add(`${node.prop}: ${word}`, line, 'properties', node.prop, word);
    }
    // Tokens have functions, too.
    if (node.type === 'decl')
      for (const [, name, from] of node.value.matchAll(/([a-z-]+)\((from )?/g)) {
        add(`${name}()`, line, 'types', name!);
        add(`${name}()`, line, 'types', 'color', name!);
        if (from) add(`${name}(from)`, line, 'types', 'color', name!, 'relative_syntax');
      }
  });
  return uses;
}

function isGuarded(node: postcss.Node): boolean {
  for (let at = node.parent; at; at = at.parent)
    if (at.type === 'atrule' && (at as postcss.AtRule).name === 'supports') return true;
  return false;
}
