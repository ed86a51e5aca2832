import { FUNCTIONS } from './php-functions.ts';
import { isNode, listOf, nameOf, nodesOf, parsePhp, textOf, type PhpNode } from './php-tree.ts';

/** Returns why a node breaks a rule, as a sentence; undefined when it does not. */
type Rule = (node: PhpNode, file: PhpFile) => string | undefined;

interface PhpFile {
  /** The functions that the plugin defines, in all its files. */
  readonly defined: ReadonlySet<string>;
  /** The file puts JSON into a script. */
  readonly writesScripts: boolean;
}

/** What breaks a rule in the files of the plugin, by name: each with its file and line. */
export function phpFaults(sources: Readonly<Record<string, string>>): string[] {
  const faults: string[] = [];
  const trees = Object.entries(sources).flatMap(([file, source]) => {
    try {
      return [[file, parsePhp(source)] as const];
    } catch (error) {
      faults.push(`${file}: ${(error as Error).message}`);
      return [];
    }
  });
  const all = trees.map(([file, tree]) => [file, [...nodesOf(tree)]] as const);
  const defined = new Set(
    all.flatMap(([, nodes]) => nodes.filter(({ kind }) => kind === 'function').map((node) => nameOf(node['name']))),
  );
  for (const [file, nodes] of all) {
    const writesScripts = nodes.some((node) => /inline_script/.test(calledName(node)));
    for (const node of nodes)
      for (const rule of RULES) {
        const fault = rule(node, { defined, writesScripts });
        if (fault !== undefined) faults.push(`${file}:${node.loc?.start.line}: ${fault}`);
      }
  }
  return faults;
}

const SUPERGLOBALS = /^(?:GLOBALS|_(?:GET|POST|REQUEST|COOKIE|SERVER|FILES|ENV|SESSION))$/;
const NEW_TYPES = /^(?:mixed|never|static|null|false|true)$/;
const ESCAPING = /^(?:esc_(?:html|attr|url|textarea)|wp_kses_post|checked|disabled|get_block_wrapper_attributes)$/;
const STATED = /phpcs:ignore WordPress\.Security\.EscapeOutput\.OutputNotEscaped -- \w/;
/** Bits that tell the promotion of a parameter. */
const PROMOTED = 0b111;

const RULES: readonly Rule[] = [
  function callsKnownFunctions(node, { defined }) {
    if (node.kind !== 'call') return undefined;
    const name = calledName(node);
    if (name === '') return 'A function is called by a computed name.';
    const called = [name, ...passedFunctions(node)].find(
      (candidate) => !defined.has(candidate) && !isListed(candidate),
    );
    if (called === undefined) return undefined;
    return `${called} is not in the list of functions that the oldest PHP and WordPress have.`;
  },

  function registersFunctionsThatExist(node, { defined }) {
    const name = /^\\(\w+)$/.exec(node['type'] === '.' ? (textOf(node['right']) ?? '') : '')?.[1];
    if (name === undefined || magicOf(node['left']) !== '__NAMESPACE__' || defined.has(name)) return undefined;
    return `The plugin has no function ${name}.`;
  },

  function hasNoNewerSyntax(node) {
    if (/^(?:union|intersection)type$/.test(node.kind)) return 'PHP 8 has types of several types.';
    if (node.kind === 'typereference' && NEW_TYPES.test(nameOf(node))) return `PHP 8 has the type ${nameOf(node)}.`;
    if (node.kind === 'property' && node['readonly'] === true) return 'PHP 8.1 has readonly properties.';
    if (node.kind === 'staticlookup' && isNode(node['what']) && node['what'].kind === 'variable')
      if (nameOf(node['offset']) === 'class') return 'PHP 8 has the class of an object.';
    if (node.kind !== 'parameter') return undefined;
    if (Number(node['flags'] ?? 0) & PROMOTED) return 'PHP 8 has promoted parameters.';
    return isNode(node['value']) && node['value'].kind === 'new' ? 'PHP 8.1 has objects as defaults.' : undefined;
  },

  function runsNoComputedCode(node) {
    if (node.kind === 'eval' || (node.kind === 'encapsed' && node['type'] === 'shell'))
      return 'It runs a text as code.';
    if (node.kind === 'variable' && typeof node['name'] !== 'string') return 'A variable has a computed name.';
    if (node.kind !== 'include') return undefined;
    const target = node['target'];
    const isOwn = isNode(target) && magicOf(target['left']) === '__DIR__' && textOf(target['right']) !== undefined;
    return isOwn ? undefined : 'It includes a file with a computed name.';
  },

  function readsNothingThatVisitorsSend(node) {
    const isGiven = node.kind === 'variable' && SUPERGLOBALS.test(nameOf(node));
    return isGiven ? `It reads $${nameOf(node)}; use the functions of WordPress that check it.` : undefined;
  },

  function escapesWhatItPrints(node) {
    const isStated = listOf(node['leadingComments']).some((comment) => STATED.test(String(comment['value'])));
    return !isStated && printedBy(node).some((printed) => !isEscaped(printed))
      ? 'It prints a text without escaping it.'
      : undefined;
  },

  function escapesJsonInScripts(node, { writesScripts }) {
    if (!writesScripts || calledName(node) !== 'wp_json_encode') return undefined;
    const flags = [...nodesOf(node['arguments'])].map(nameOf);
    const isSafe = flags.includes('JSON_HEX_TAG') && flags.includes('JSON_HEX_AMP');
    return isSafe ? undefined : 'JSON in a script needs JSON_HEX_TAG and JSON_HEX_AMP.';
  },
];

/** The name of the function that a node calls; empty for other nodes. */
function calledName(node: PhpNode): string {
  return node.kind === 'call' ? nameOf(node['what']) : '';
}

function isListed(name: string): boolean {
  return Object.values(FUNCTIONS).some((known) => Object.hasOwn(known, name));
}

/** Functions that call one of their arguments. */
const CALLING = /^(?:array_(?:map|filter)|add_(?:action|filter|shortcode))$/;

/** The names of functions that a call passes to another one, as texts. The first argument of a hook is its name. */
function passedFunctions(node: PhpNode): string[] {
  const name = calledName(node);
  if (!CALLING.test(name)) return [];
  const passed = listOf(node['arguments']).slice(name.startsWith('add_') ? 1 : 0);
  return passed.flatMap((argument) => textOf(argument) ?? []);
}

/** The raw text of a magic constant. */
function magicOf(node: unknown): string {
  return isNode(node) && node.kind === 'magic' ? String(node['value']) : '';
}

/** What a statement or a call prints. */
function printedBy(node: PhpNode): readonly PhpNode[] {
  if (node.kind === 'echo') return listOf(node['expressions']);
  if (node.kind === 'print' || node.kind === 'exit') return listOf([node['expression']]);
  return /^v?printf$/.test(calledName(node)) ? listOf(node['arguments']) : [];
}

/** A literal, what a function escapes, and what is made of these. */
function isEscaped(node: unknown): boolean {
  if (!isNode(node)) return false;
  if (node.kind === 'bin') return isEscaped(node['left']) && isEscaped(node['right']);
  if (node.kind === 'retif') return isEscaped(node['trueExpr']) && isEscaped(node['falseExpr']);
  return node.kind === 'string' || node.kind === 'number' || ESCAPING.test(calledName(node));
}
