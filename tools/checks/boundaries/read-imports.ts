import { basename, dirname, join, normalize } from 'node:path/posix';
import { parseSync, Visitor } from 'oxc-parser';

/** One import or re-export of a file. */
export interface Import {
  /** A path from the root of the repository (`shared/ui/basics/Button.tsx`) or a package (`zod/mini`, `node:fs`). */
  readonly to: string;
  readonly line: number;
  /** `import type`, which is erased. `import { type X }` leaves `import {}` behind. */
  readonly isType: boolean;
  /** `import('…')` */
  readonly isDynamic: boolean;
  /** It is the argument of `importWithRecovery`, under the module's own name. */
  readonly isRecovered: boolean;
}

/** Reads the imports and re-exports of one TypeScript file. `path` starts at the root of the repository. */
export function readImports(path: string, source: string): Import[] {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  const imports: Import[] = [];
  function add(name: string, at: number, kind: Partial<Omit<Import, 'to' | 'line'>>) {
    const to = name.startsWith('.') ? normalize(join(dirname(path), name)) : name;
    imports.push({
      to,
      line: source.slice(0, at).split('\n').length,
      isType: false,
      isDynamic: false,
      isRecovered: false,
      ...kind,
    });
  }
  new Visitor({
    ImportDeclaration: (node) => add(node.source.value, node.start, { isType: node.importKind === 'type' }),
    ExportAllDeclaration: (node) => add(node.source.value, node.start, { isType: node.exportKind === 'type' }),
    ExportNamedDeclaration(node) {
      if (node.source) add(node.source.value, node.start, { isType: node.exportKind === 'type' });
    },
    ImportExpression(node) {
      if (node.source.type !== 'Literal') return;
      const name = String(node.source.value);
      const [, given] = /\bimportWithRecovery\(\s*'([\w-]+)',\s*\(\) =>\s*$/.exec(source.slice(0, node.start)) ?? [];
      add(name, node.start, { isDynamic: true, isRecovered: given === basename(name).replace(/\.tsx?$/, '') });
    },
    TSImportType: (node) => add(node.source.value, node.start, { isType: true }),
  }).visit(program);
  return imports;
}
