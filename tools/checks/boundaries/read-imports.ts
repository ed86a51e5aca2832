import { dirname, join, normalize } from 'node:path/posix';
import { parseSync, Visitor } from 'oxc-parser';

/** One arrow from a file to what it names in an import or a re-export. */
export interface Arrow {
  /** A path from the top of the repository (`shared/ui/basics/Button.tsx`) or a package (`zod/mini`, `node:fs`). */
  readonly to: string;
  readonly line: number;
  /** Erased before the code runs. `import { type X }` is not: it leaves `import {}` behind. */
  readonly isType: boolean;
  /** Loaded later, if ever: `import('…')`. */
  readonly isLate: boolean;
}

/** Reads every import and re-export of one TypeScript file; `path` starts at the top of the repository. */
export function readArrows(path: string, source: string): Arrow[] {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message}`);
  const arrows: Arrow[] = [];
  function add(name: string, at: number, kind: { isType?: boolean; isLate?: boolean }) {
    const to = name.startsWith('.') ? normalize(join(dirname(path), name)) : name;
    arrows.push({ to, line: source.slice(0, at).split('\n').length, isType: false, isLate: false, ...kind });
  }
  new Visitor({
    ImportDeclaration: (node) => add(node.source.value, node.start, { isType: node.importKind === 'type' }),
    ExportAllDeclaration: (node) => add(node.source.value, node.start, { isType: node.exportKind === 'type' }),
    ExportNamedDeclaration(node) {
      if (node.source) add(node.source.value, node.start, { isType: node.exportKind === 'type' });
    },
    ImportExpression(node) {
      if (node.source.type === 'Literal') add(String(node.source.value), node.start, { isLate: true });
    },
    TSImportType: (node) => add(node.source.value, node.start, { isType: true }),
  }).visit(program);
  return arrows;
}
