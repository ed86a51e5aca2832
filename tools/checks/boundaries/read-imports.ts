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
  /** What is imported by name. Empty for a whole module. */
  readonly names: readonly string[];
}

/** What a module says of the files that it needs. */
export interface ModuleImports {
  readonly imports: readonly Import[];
  /** The patterns of each `import.meta.glob`, relative to the module. */
  readonly globs: readonly (readonly string[])[];
  /** An address or pattern is known only to the running program. */
  readonly importsComputed: boolean;
}

/** Reads the imports and re-exports of one TypeScript file. `path` starts at the root of the repository. */
export function readImports(path: string, source: string): readonly Import[] {
  return readModule(path, source).imports;
}

/** Reads everything that one TypeScript file imports. */
export function readModule(path: string, source: string): ModuleImports {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  const imports: Import[] = [];
  const globs: string[][] = [];
  let importsComputed = false;
  function add(name: string, at: number, kind: Partial<Omit<Import, 'to' | 'line'>>) {
    const to = name.startsWith('.') ? normalize(join(dirname(path), name)) : name;
    imports.push({
      to,
      line: source.slice(0, at).split('\n').length,
      isType: false,
      isDynamic: false,
      isRecovered: false,
      names: [],
      ...kind,
    });
  }
  new Visitor({
    ImportDeclaration(node) {
      const names = node.specifiers.map((specifier) =>
        specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier'
          ? specifier.imported.name
          : '*',
      );
      add(node.source.value, node.start, { isType: node.importKind === 'type', names });
    },
    ExportAllDeclaration: (node) => add(node.source.value, node.start, { isType: node.exportKind === 'type' }),
    ExportNamedDeclaration(node) {
      if (node.source) add(node.source.value, node.start, { isType: node.exportKind === 'type' });
    },
    ImportExpression(node) {
      if (node.source.type !== 'Literal') {
        importsComputed = true;
        return;
      }
      const name = String(node.source.value);
      const [, recoveryName] =
        /\bimportWithRecovery\(\s*'([\w.-]+)',\s*\(\) =>\s*$/.exec(source.slice(0, node.start)) ?? [];
      add(name, node.start, { isDynamic: true, isRecovered: recoveryName === basename(name).replace(/\.tsx?$/, '') });
    },
    TSImportType: (node) => add(node.source.value, node.start, { isType: true }),
    CallExpression(node) {
      if (source.slice(node.callee.start, node.callee.end) !== 'import.meta.glob') return;
      const [patterns] = node.arguments;
      const elements = patterns?.type === 'ArrayExpression' ? patterns.elements : [patterns];
      importsComputed ||= elements.some((element) => element?.type !== 'Literal');
      globs.push(elements.flatMap((element) => (element?.type === 'Literal' ? [String(element.value)] : [])));
    },
  }).visit(program);
  return { imports, globs, importsComputed };
}
