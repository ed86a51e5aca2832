import type { CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { parseSync, Visitor } from 'oxc-parser';
import { data, missingIn, statementOf } from './floor.ts';

/** A use of a feature that a browser of the floor lacks. */
export interface Use {
  readonly feature: string;
  readonly line: number;
  readonly missing: readonly string[];
}

/** Objects and constructors of the language and of the page. */
const GROUPS = [['javascript', 'builtins'], ['javascript', 'builtins', 'Intl'], ['api']] as const;

/** By name of a member, all features with this name. The object of a member is not known without types. */
const members = readMembers();

function readMembers(): ReadonlyMap<string, readonly CompatStatement[]> {
  const members = new Map<string, CompatStatement[]>();
  for (const group of GROUPS) {
    const top = group.reduce((at: Identifier, key) => at[key] as Identifier, data as unknown as Identifier);
    for (const owner of Object.values(top) as Identifier[])
      for (const [name, { __compat: statement }] of Object.entries(owner) as [string, Identifier][])
        if (statement && /^[a-zA-Z]+$/.test(name)) members.set(name, [...(members.get(name) ?? []), statement]);
  }
  return members;
}

/** What a global or one of its static members lacks. */
function missingGlobal(...path: readonly string[]): readonly string[] {
  const variants = path.length > 1 ? [path, [path[0]!, `${path[1]!}_static`]] : [path];
  for (const group of GROUPS)
    for (const variant of variants) {
      const statement = statementOf(...group, ...variant);
      if (statement) return missingIn(statement);
    }
  return [];
}

/** What a function of the window lacks. */
function missingFunction(name: string): readonly string[] {
  const statement = statementOf('api', 'Window', name);
  return statement ? missingIn(statement) : [];
}

/** A member is beyond the floor when every feature with its name is. */
function missingMember(name: string): readonly string[] {
  const all = (members.get(name) ?? []).map((statement) => missingIn(statement));
  return all.every((missing) => missing.length > 0) ? (all[0] ?? []) : [];
}

/** The names that a script declares itself: members of objects, classes and types, functions and variables. */
export function declaredNames(path: string, source: string): string[] {
  const names: string[] = [];
  const declare = ({ key }: { readonly key: { readonly type: string; readonly name?: string } }) => {
    if (key.type === 'Identifier') names.push(key.name!);
  };
  const declareName = ({ id }: { readonly id: { readonly type: string; readonly name?: string } | null }) => {
    if (id?.type === 'Identifier') names.push(id.name!);
  };
  new Visitor({
    FunctionDeclaration: declareName,
    VariableDeclarator: declareName,
    Property: declare,
    TSPropertySignature: declare,
    TSMethodSignature: declare,
    PropertyDefinition: declare,
    MethodDefinition: declare,
  } as never).visit(parseSync(path, source).program);
  return names;
}

/**
 * Finds globals and members in a script that a browser of the floor lacks.
 *
 * @param own names that the project declares; what a member belongs to is not known without types
 */
export function readScript(path: string, source: string, own: ReadonlySet<string> = new Set()): Use[] {
  const uses = new Map<string, Use>();
  function add(feature: string, at: number, missing: readonly string[]) {
    const line = source.slice(0, at).split('\n').length;
    if (missing.length > 0) uses.set(`${feature}:${line}`, { feature, line, missing });
  }
  function addMember(name: string, at: number) {
    if (!own.has(name)) add(name, at, missingMember(name));
  }
  new Visitor({
    NewExpression({ callee, start }) {
      if (callee.type === 'Identifier') add(callee.name, start, missingGlobal(callee.name));
    },
    CallExpression({ callee, start }) {
      if (callee.type === 'Identifier' && !own.has(callee.name)) add(callee.name, start, missingFunction(callee.name));
    },
    MemberExpression({ object, property, computed, start }) {
      if (computed || property.type !== 'Identifier') return;
      if (object.type === 'Identifier' && /^[A-Z]/.test(object.name))
        add(`${object.name}.${property.name}`, start, missingGlobal(object.name, property.name));
      else addMember(property.name, start);
    },
  }).visit(parseSync(path, source).program);
  return [...uses.values()];
}
