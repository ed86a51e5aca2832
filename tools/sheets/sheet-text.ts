import { absenceText } from './absences.ts';
import type { Key } from './keys.ts';
import { code, json, table } from './markdown.ts';
import type { Notes } from './notes.ts';
import type { Operation } from './read-operations.ts';
import { stubText } from './stub-text.ts';

/** A widget, as its metadata describes it. */
interface Widget {
  readonly name: string;
  readonly purpose: string;
  /** HTML that embeds it. */
  readonly example: string;
}

/** The sheet of a widget as Markdown. */
export function sheetText({ name, purpose, example }: Widget, operations: readonly Operation[], notes?: Notes): string {
  return [
    `# The server of ${code(name)}`,
    purpose,
    'What your server answers to this widget, in any language. This page is made from the code that reads the answers.',
    'To see it at once, begin with the stub at the end of this page. Sessions, tokens, languages, refusals, and how to validate your answers are in [A sheet for each widget](../guide/sheets.md).',
    table(
      ['Call', 'It'],
      operations.map(({ method, path, isSafe }) => [
        code(`${method} ${path}`),
        isSafe ? 'only reads, and may be repeated' : 'changes something',
      ]),
    ),
    ...(notes ? ['## Pages', ...notes.pages.text] : []),
    ...operations.flatMap((operation, at) => [
      ...operationText(operation, operations.slice(0, at)),
      ...(notes?.ofCalls[`${operation.method} ${operation.path}`] ?? []),
    ]),
    '## Refusals',
    ...refusalText(operations),
    '## A stub',
    'It always gives the small answers of this page, and the files beside it. `npx eiland copy widgets` puts the files of the widgets there; then save this page as `index.html`, start one of the stubs, open `http://localhost:8000/`, and replace one answer after the other.',
    ...stubText(example, operations, notes?.pages.pattern),
  ]
    .join('\n\n')
    .concat('\n');
}

function operationText(operation: Operation, earlier: readonly Operation[]): string[] {
  const { method, path, description, parameters } = operation;
  const same = earlier.find(({ answerType }) => answerType === operation.answerType);
  return [
    `## ${code(`${method} ${path}`)}`,
    ...(description ? [description] : []),
    ...(parameters.length > 0
      ? [
          table(
            ['Part of the request', 'Where', 'Meaning'],
            parameters.map(({ name, in: place, description: text }) => [
              code(name),
              place === 'query' ? 'query of the address' : place === 'path' ? 'path' : 'header',
              text ?? '',
            ]),
          ),
        ]
      : []),
    ...bodyText(operation, earlier),
    ...(same ? [`**It answers** the same as ${code(`${same.method} ${same.path}`)}.`] : answerText(operation)),
    fieldsText(operation),
  ].filter(Boolean);
}

function bodyText(operation: Operation, earlier: readonly Operation[]): string[] {
  const { body, bodies, isBodyRequired, isForm, isSent, method } = operation;
  if (body.length === 0) return method === 'GET' ? [] : ['**It receives** no body.'];
  const sent = isForm ? 'multipart form data' : isBodyRequired ? 'JSON' : 'no body, or JSON';
  const same = earlier.find((sooner) => hasAllKeysOf(operation, sooner.body));
  const rows = same ? body.filter(({ path }) => !same.body.some((key) => key.path === path)) : body;
  return [
    `**It receives** ${sent}:`,
    ...(isForm ? [] : bodies.map(json)),
    ...(same ? [`It has the keys of ${code(`${same.method} ${same.path}`)}, and:`] : []),
    table(
      ['Key', 'Type', 'Sent', 'Meaning'],
      rows.map((key) => [code(key.path), typeText(key), isSent(key) ? 'always' : 'sometimes', key.description]),
    ),
  ];
}

/** Its body has these keys and others. */
function hasAllKeysOf({ body }: Operation, keys: readonly Key[]): boolean {
  const isSame = (a: Key, b: Key) => a.path === b.path && a.description === b.description;
  return keys.length > 0 && body.length > keys.length && keys.every((key) => body.some((own) => isSame(own, key)));
}

function answerText({ answer, absences, smallest, visible }: Operation): string[] {
  if (answer.length === 0)
    return ['**It answers** any JSON, such as `{}`, or nothing with status 204. The widget ignores it.'];
  return [
    '**It answers**, at least:',
    ...smallest.map(json),
    ...(visible.length > 0 ? ['Or, with something to see:', ...visible.map(json)] : []),
    table(
      ['Key', 'Type', 'Without it', 'Meaning'],
      answer.map((key) => [code(key.path), typeText(key), absenceOf(key, absences), key.description]),
    ),
  ];
}

function typeText({ type, isNullable }: Key): string {
  return isNullable ? `${type} or null` : type;
}

/** What the widget reads; a key of a list's entry is required in each entry. */
function absenceOf({ path, isRequired }: Key, absences: ReadonlyMap<string, unknown>): string {
  if (isRequired) return '**required**';
  return absences.has(path) ? absenceText(absences.get(path)) : 'none';
}

/** A list of more names would be that of all keys again. */
const FEW = 8;

/** The names under which messages of a 422 are shown at their field. */
function fieldsText({ body, isSafe, isSent }: Operation): string {
  const fields = body.filter((key) => isSent(key) && !/[[.]/.test(key.path)).map(({ path }) => code(path));
  if (isSafe || fields.length === 0) return '';
  const names = fields.length > FEW ? 'the names of these keys' : fields.join(', ');
  return `**It refuses** with 422, and \`errors\` by ${names}; see below.`;
}

/** Every status once, with the calls that only some have. */
function refusalText(operations: readonly Operation[]): string[] {
  const all = operations.flatMap(({ method, path, refusals }) =>
    refusals
      .filter(({ status }) => status !== '419' || method !== 'GET')
      .map((refusal) => ({ refusal, call: code(`${method} ${path}`) })),
  );
  const statuses = [...new Set(all.map(({ refusal }) => refusal.status))].sort();
  return [
    table(
      ['Status', 'Body', 'Meaning', 'Calls'],
      statuses.map((status) => {
        const having = all.filter(({ refusal }) => refusal.status === status);
        const { body, meaning } = having[0]!.refusal;
        const calls = having.map(({ call }) => call);
        return [
          status,
          code(JSON.stringify(body)),
          meaning,
          calls.length === operations.length ? 'all' : calls.join(', '),
        ];
      }),
    ),
  ];
}
