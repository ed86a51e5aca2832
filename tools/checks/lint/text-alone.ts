/** What this rule reads of a node of the syntax tree (ESTree with JSX). */
interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

interface Context {
  report(problem: { readonly node: Node; readonly message: string }): void;
}

const MESSAGE =
  'Text is the only child of its element. Put it into an element of its own, such as <span>, so that a translated page can be changed.';

/** Functions whose result is text: `t('key')` and `formatPrice(…)`. */
const TEXT_FUNCTION = /^(t|kit|format[A-Z]\w*)$/;

/**
 * Text that React would remember as a text node, in the places that the types of `react/jsx-runtime` do not reach:
 * fragments, and what a component returns.
 */
export const textAlone = {
  create(context: Context) {
    const report = (node: Node) => context.report({ node, message: MESSAGE });
    return {
      JSXFragment({ children }: Node) {
        for (const child of children as Node[]) if (isShownText(child)) report(child);
      },
      'FunctionDeclaration[id.name=/^[A-Z]/] ReturnStatement'(node: Node) {
        if (isText(node.argument as Node | null) && isOwnReturn(node)) report(node);
      },
    };
  },
};

/** Line breaks with indentation are not shown. */
function isShownText({ type, value, expression }: Node): boolean {
  if (type === 'JSXText') return !/^\s*\n\s*$/.test(value as string);
  return type === 'JSXExpressionContainer' && isText(expression as Node);
}

/** Whether an expression is text in one of its cases. */
function isText(node: Node | null): boolean {
  if (!node) return false;
  switch (node.type) {
    case 'TemplateLiteral':
      return true;
    case 'Literal':
      return typeof node.value === 'string' || typeof node.value === 'number';
    case 'CallExpression':
      return TEXT_FUNCTION.test(String((node.callee as Node).name));
    case 'LogicalExpression':
      return isText(node.right as Node);
    case 'ConditionalExpression':
      return isText(node.consequent as Node) || isText(node.alternate as Node);
    default:
      return false;
  }
}

/** Not the statement of a function inside the component. */
function isOwnReturn({ parent }: Node): boolean {
  let node = parent as Node;
  while (!node.type.includes('Function')) node = node.parent as Node;
  return node.type === 'FunctionDeclaration' && /^[A-Z]/.test(String((node.id as Node | null)?.name));
}
