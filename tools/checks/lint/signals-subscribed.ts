/** What this rule reads of a node of the syntax tree (ESTree with JSX). */
interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

interface Context {
  report(problem: { readonly node: Node; readonly message: string }): void;
}

const MISSING =
  'This component reads a signal while it draws. Call useSignals() as its first statement, so that it follows the signal.';
const LATE = 'useSignals() is the first statement of its component: signals that are read before it are not followed.';

/** Functions whose callback runs at once, as a part of the rendering. */
const RUNS_AT_ONCE = /^(map|flatMap|filter|find|findLast|findIndex|some|every|reduce|forEach|sort|toSorted|useMemo)$/;

/**
 * A component or hook that reads `.value` of a signal subscribes to it with `useSignals()`: React would not draw it again,
 * and the light build, which needs no subscription, would hide the fault.
 */
export const signalsSubscribed = {
  create(context: Context) {
    const check = ({ body }: Node) => {
      const [first, ...others] = (body as Node).body as Node[];
      if (!first || isSubscription(first)) return;
      const late = others.find(isSubscription);
      const [read] = late ? [late] : readsIn(body as Node, []);
      if (read) context.report({ node: read, message: late ? LATE : MISSING });
    };
    return {
      'FunctionDeclaration[id.name=/^([A-Z]|use[A-Z])/]': check,
      // Inside of `memo`.
      'FunctionExpression[id.name=/^[A-Z]/]': check,
    };
  },
};

function isSubscription({ expression }: Node): boolean {
  const { type, callee } = (expression ?? {}) as Partial<Node>;
  return type === 'CallExpression' && (callee as Node).name === 'useSignals';
}

/**
 * What is read while the component draws. A function that is called later, such as a handler, reads the current value.
 *
 * @param items names of the items of lists: `option.value` is a field of an item, and no signal
 */
function readsIn(node: Node, items: readonly string[]): Node[] {
  const { type, object, property } = node;
  if (
    type === 'MemberExpression' &&
    (property as Node).name === 'value' &&
    !items.includes(String((object as Node).name))
  )
    return [node];
  return childrenOf(node).flatMap((child) => {
    if (!child.type.includes('Function')) return readsIn(child, items);
    const names = (child.params as Node[]).map(({ name }) => String(name));
    return runsAtOnce(child, node) ? readsIn(child, [...items, ...names]) : [];
  });
}

function runsAtOnce(callback: Node, { type, callee, arguments: parameters }: Node): boolean {
  if (type !== 'CallExpression' || !(parameters as Node[]).includes(callback)) return false;
  const { property, name } = callee as Node;
  return RUNS_AT_ONCE.test(String((property as Node | undefined)?.name ?? name));
}

function childrenOf(node: Node): Node[] {
  return Object.entries(node)
    .flatMap(([key, value]) => (key === 'parent' ? [] : value))
    .filter(isNode);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}
