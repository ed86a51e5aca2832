import type * as z from 'zod/mini';
import type { ManifestCall } from '../manifest.ts';
import type { Widget } from '../../shared/runtime/host.ts';

/** The first call of a widget as the loader sends it. */
export function manifestCall({ firstCall, inputs }: Pick<Widget, 'firstCall' | 'inputs'>): ManifestCall | undefined {
  if (!firstCall) return undefined;
  const { method, path, input, target, unless } = firstCall;
  if (method !== 'post') throw new Error(`The loader sends first calls as POST, and ${path} is ${method}.`);
  const body = firstCall.body ?? (input && !target ? bodyOf(shapeOf(input), shapeOf(inputs)) : undefined);
  return { path, ...(body && { body }), ...(unless && { unless }) };
}

type Shape = Readonly<Record<string, z.core.$ZodType>>;

/**
 * The required fields of the call, each with the default of the input: `brand_id` is the input `brandId`. An optional one
 * that a page can give has an empty default.
 */
function bodyOf(fields: Shape, inputs: Shape): ManifestCall['body'] {
  const isRequired = (name: string) => fields[name]!._zod.optin !== 'optional';
  const names = Object.keys(fields).filter((name) => isRequired(name) || inputs[camelCase(name)]);
  return Object.fromEntries(names.map((name) => [name, isRequired(name) ? defaultOf(inputs[camelCase(name)]) : '']));
}

function shapeOf(schema: object): Shape {
  return (schema as z.ZodMiniObject).shape ?? {};
}

function defaultOf(input: z.core.$ZodType | undefined): string | null {
  const { defaultValue } = (input?._zod.def ?? {}) as { defaultValue?: unknown };
  return typeof defaultValue === 'string' ? defaultValue : null;
}

function camelCase(name: string): string {
  return name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
}
