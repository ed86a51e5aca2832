import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import { cents } from '../../shared/contract/wire.ts';
import type { Type } from './definition-of.ts';
import { leaveOut, wireForm } from './wire-form.ts';
import { createIdNumbers } from './number-ids.ts';
import { describeKeys, type Schema } from './describe-keys.ts';
import { gatherOperations, type Operation } from './gather-operations.ts';
import type { Conversation } from './converse.ts';
import type { Call } from './read-calls.ts';
import { capital, type Comments } from './read-comments.ts';
import { FAILURES, HEADERS, INTRODUCTION } from './words.ts';

export type OpenApiDocument = ReturnType<typeof createDocument>;

const top = join(import.meta.dirname, '../..');
/** Paths that require a signed-in customer. */
const CUSTOMER_PATHS = /^\/dashboard\//;
/** The number of list items in an example. */
const MAX_ITEMS = 2;

/** The contract as OpenAPI 3.1, with calls and answers of the demo shop as examples. */
export async function createOpenApi(
  calls: readonly Call[],
  conversations: Readonly<Record<string, Conversation>>,
  comments: Comments,
): Promise<OpenApiDocument> {
  const { version } = JSON.parse(readFileSync(join(top, 'package.json'), 'utf8')) as { version: string };
  const operations = gatherOperations(calls);
  const examples = withNumbers(conversations);
  const resources = [...new Set(operations.map((operation) => resourceOf(operation, comments)))].sort();
  z.globalRegistry.add(wireForm(cents), { description: 'Euros.' });
  const document = createDocument(
    {
      openapi: '3.1.1',
      info: { title: 'The API of a shop for the widgets', version, description: INTRODUCTION },
      servers: [{ url: '/', description: 'The shop itself' }],
      tags: resources.map((name) => ({ name, ...about(comments.ofResource(name)) })),
      paths: pathsOf(operations, examples, comments),
      components: { schemas: await namedSchemas(), parameters: HEADERS, responses: FAILURES },
    },
    { override: ({ jsonSchema }) => adapt(jsonSchema) },
  );
  comment(document, operations, comments);
  return document;
}

/** What was said, with a number for each id. */
function withNumbers(conversations: Readonly<Record<string, Conversation>>): Record<string, Conversation> {
  const { learn, numbered } = createIdNumbers();
  for (const { sent, answer } of Object.values(conversations)) learn([sent, answer]);
  const entries = Object.entries(conversations).map(([name, { sent, answer, ...rest }]) => [
    name,
    { ...rest, ...(sent !== undefined && { sent: numbered(sent) }), answer: numbered(answer) },
  ]);
  return Object.fromEntries(entries) as Record<string, Conversation>;
}

function about(description: string | undefined): { description?: string } {
  return description ? { description } : {};
}

/** Describes a file as bytes. */
function adapt(jsonSchema: Record<string, unknown>): void {
  leaveOut({ jsonSchema });
  if (jsonSchema['format'] !== 'binary') return;
  delete jsonSchema['format'];
  delete jsonSchema['contentEncoding'];
  jsonSchema['contentMediaType'] = 'application/octet-stream';
}

/** Every schema that the contract exports, by name. */
async function namedSchemas(): Promise<Record<string, Type>> {
  const files = globSync('*.ts', { cwd: join(top, 'shared/contract') }).filter((name) => !name.includes('.test.'));
  const modules = await Promise.all(
    files.sort().map((file) => import(pathToFileURL(join(top, 'shared/contract', basename(file))).href)),
  );
  const exported = modules.flatMap((module) => Object.entries(module as Record<string, unknown>));
  return Object.fromEntries(
    exported
      .filter(([name, value]) => /^[A-Z]/.test(name) && isType(value))
      .map(([name, type]) => [name, wireForm(type as Type)]),
  );
}

function isType(value: unknown): value is Type {
  return typeof value === 'object' && value !== null && '_zod' in value;
}

function pathsOf(
  operations: readonly Operation[],
  conversations: Readonly<Record<string, Conversation>>,
  comments: Comments,
): ZodOpenApiPathsObject {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const operation of operations)
    (paths[operation.path] ??= {})[operation.method] = operationObject(operation, conversations, comments);
  return paths;
}

function operationObject(
  { calls, method, path, parameters, body, isBodyRequired, isForm, answer }: Operation,
  conversations: Readonly<Record<string, Conversation>>,
  comments: Comments,
): ZodOpenApiOperationObject {
  const names = calls.map(({ name }) => name);
  const [first] = names;
  const texts = calls.map(({ name, isOfThePage }) => {
    const comment = comments.of(name)?.replace(/The path is the page's own[.;]? ?/, '') ?? '';
    return isOfThePage ? `${comment} The page gives the path; this is the one of the demo shop.`.trim() : comment;
  });
  const commentOf = (key: string) => names.map((name) => comments.of(name, ['input', key])).find(Boolean);
  const requests = examplesOf(names, conversations, ({ sent }) => sent);
  const answers = examplesOf(names, conversations, (conversation) => conversation.answer);
  return {
    operationId: first!,
    summary: capital(names.map(wordsOf).join(' or ')),
    ...(texts.some(Boolean) && { description: texts.filter(Boolean).join('\n\n') }),
    tags: [comments.resourceOf(first!) ?? 'other'],
    'x-calls': names,
    'x-widgets': [...new Set(calls.flatMap(({ widgets }) => widgets))].sort(),
    'x-safe': calls.every(({ endpoint }) => endpoint.safe === true || method === 'get'),
    parameters: [
      { $ref: '#/components/parameters/RequestedWith' },
      ...(method === 'get' ? [] : [{ $ref: '#/components/parameters/CsrfToken' }]),
      ...parameters.map(({ name, in: place, type, description = commentOf(name) }) => ({
        name,
        in: place,
        required: true,
        schema: schemaOf(type),
        ...(description && { description }),
      })),
    ],
    ...(body && {
      requestBody: {
        required: isBodyRequired,
        content: isForm
          ? { 'multipart/form-data': { schema: body } }
          : { 'application/json': { schema: body, examples: requests } },
      },
    }),
    responses: {
      200: {
        description: 'What the widgets read.',
        content: { 'application/json': { schema: answer, examples: answers } },
      },
      ...(CUSTOMER_PATHS.test(path) && { 401: { $ref: '#/components/responses/SignedOut' } }),
      419: { $ref: '#/components/responses/Expired' },
      422: { $ref: '#/components/responses/Refused' },
      429: { $ref: '#/components/responses/TooMany' },
      default: { $ref: '#/components/responses/Failed' },
    },
  };
}

/** `readCart` becomes “read cart”. */
function wordsOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function resourceOf({ calls }: Operation, comments: Comments): string {
  return comments.resourceOf(calls[0]!.name) ?? 'other';
}

function schemaOf(type: Type): object {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { override: leaveOut });
  return schema;
}

function examplesOf(
  names: readonly string[],
  conversations: Readonly<Record<string, Conversation>>,
  part: (conversation: Conversation) => unknown,
): Record<string, { value: unknown }> {
  const entries = names.flatMap((name) => {
    const conversation = conversations[name];
    const value = conversation && part(conversation);
    return value === undefined ? [] : [[name, { value: shortened(value) }] as const];
  });
  return Object.fromEntries(entries);
}

/** Shortens lists. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, MAX_ITEMS).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, shortened(entry)]));
}

/** Adds the comments of the contract to the document. */
function comment(document: OpenApiDocument, operations: readonly Operation[], comments: Comments): void {
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
    const said = comments.of(name);
    if (said) (schema as Schema).description ??= said;
    describeKeys(schema as Schema, (path) => comments.of(name, path));
  }
  for (const { calls, path, method, isForm } of operations) {
    // Calls of one path share their answer, and differ in what they send.
    const ofCalls = (keys: readonly string[]) =>
      calls.map(({ name }) => comments.of(name, keys)).find((text) => text !== undefined);
    const operation = document.paths?.[path]?.[method];
    const body = operation?.requestBody as
      | { description?: string; content: Record<string, { schema: Schema }> }
      | undefined;
    const request = body?.content[isForm ? 'multipart/form-data' : 'application/json']?.schema;
    const said = ofCalls(['input']);
    if (body && said) body.description = said;
    if (request) describeKeys(request, (keys) => ofCalls(['input', ...keys]));
    const response = operation?.responses?.['200'] as { content: Record<string, { schema: Schema }> } | undefined;
    const answered = response?.content['application/json']?.schema;
    if (answered) describeKeys(answered, (keys) => ofCalls(['answer', ...keys]));
  }
}
