import { code } from './markdown.ts';
import type { Operation } from './read-operations.ts';
import { stubsOf } from './stubs.ts';

function pageOf(example: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="csrf-token" content="the token of the session" />
    <title>A page to try it</title>
    <link rel="stylesheet" href="/widgets/base.css" />
    <script type="module" async src="/widgets/loader.js"></script>
  </head>
  <body>
    ${example.replaceAll('\n', '\n    ')}
  </body>
</html>
`;
}

/**
 * A page with the widget, and servers that answer its calls.
 * @param pages further paths of the page, as a regular expression
 */
export function stubText(example: string, operations: readonly Operation[], pages?: string): string[] {
  const routes = operations.map(({ method, path, smallest, visible }) => ({
    method,
    path,
    answer: answerFor(visible.length > 0 ? visible : smallest),
  }));
  const servers = stubsOf(routes, pages).flatMap(({ language, code: name, file, start, source }) => [
    `### ${language}`,
    `${code(file)}, started with ${start.map(code).join(' or ')}:`,
    `\`\`\`${name}\n${source}\`\`\``,
  ]);
  return [`\`\`\`html\n${pageOf(example)}\`\`\``, ...servers];
}

/** One answer for all calls of a path: additional keys are ignored. */
function answerFor(answers: readonly unknown[]): string {
  return JSON.stringify(answers.length === 1 ? answers[0] : Object.assign({}, ...answers));
}
