/** What this rule reads of a node of the syntax tree (ESTree). */
interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

interface Context {
  report(problem: { readonly node: Node; readonly message: string }): void;
}

/** Names that say how a value came here instead of what it is. */
const VAGUE = ['found', 'given', 'told', 'asked', 'made', 'one', 'other'];

/** Variables, parameters and what a pattern takes out of a value are named by what the value is. */
export const plainNames = {
  create(context: Context) {
    const check = (node: Node) => {
      for (const name of namesIn(node))
        if (VAGUE.includes(name.name as string))
          context.report({
            node: name,
            message: `'${name.name as string}' does not say what the value is. Name the value, such as line, answer, match or previous.`,
          });
    };
    const checkParameters = ({ params }: Node) => (params as Node[]).forEach(check);
    return {
      VariableDeclarator: ({ id }: Node) => check(id as Node),
      FunctionDeclaration: checkParameters,
      FunctionExpression: checkParameters,
      ArrowFunctionExpression: checkParameters,
    };
  },
};

/** The identifiers that a pattern declares. */
function namesIn(node: Node | null): Node[] {
  switch (node?.type) {
    case 'Identifier':
      return [node];
    case 'ObjectPattern':
      return (node.properties as Node[]).flatMap((property) => namesIn((property.value ?? property.argument) as Node));
    case 'ArrayPattern':
      return (node.elements as (Node | null)[]).flatMap(namesIn);
    case 'AssignmentPattern':
      return namesIn(node.left as Node);
    case 'RestElement':
      return namesIn(node.argument as Node);
    default:
      return [];
  }
}
