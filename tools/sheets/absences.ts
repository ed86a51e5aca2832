import * as z from 'zod/mini';
import { definitionOf, type Type } from '../openapi/definition-of.ts';

/** By the path of a key, such as `items[].free`: what the widgets read where it is missing. */
export function absencesIn(type: Type): ReadonlyMap<string, unknown> {
  const absences = new Map<string, unknown>();
  collect(type, '', absences, []);
  return absences;
}

function collect(type: Type, path: string, absences: Map<string, unknown>, within: readonly Type[]): void {
  // A type that contains itself, such as a menu.
  if (within.includes(type)) return;
  const { shape, element, innerType, valueType, out, options = [] } = definitionOf(type);
  const next = [...within, type];
  for (const inner of [innerType, out, ...options]) if (inner) collect(inner, path, absences, next);
  if (element) collect(element, `${path}[]`, absences, next);
  if (valueType) collect(valueType, `${path}.…`, absences, next);
  for (const [key, property] of Object.entries(shape ?? {})) {
    const here = path === '' ? key : `${path}.${key}`;
    const { success, data } = z.safeDecode(property, undefined);
    if (success && !absences.has(here)) absences.set(here, data);
    collect(property, here, absences, next);
  }
}

/** Words for a value that stands for a missing key. */
export function absenceText(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'none';
  if (Array.isArray(value)) return 'empty list';
  if (typeof value === 'object') return 'no keys';
  return `\`${JSON.stringify(value)}\``;
}
