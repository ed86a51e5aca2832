import * as z from 'zod/mini';
import { CompareItem, Comparison } from '../../shared/contract/compare.ts';
import { FoundAddress } from '../../shared/contract/postcode.ts';
import { asReceived } from '../../shared/contract/returns.ts';
import { cents } from '../../shared/contract/wire.ts';
import { definitionOf, type Definition, type Type } from './definition-of.ts';

const forms = new WeakMap<Type, Type>();

/**
 * The recommended form of a type on the wire. The contract also reads others: numbers as text, lists as objects.
 */
export function wireForm(type: Type): Type {
  const known = forms.get(type);
  if (known) return known;
  const form = formOf(type, definitionOf(type));
  forms.set(type, form);
  return form;
}

function formOf(type: Type, definition: Definition): Type {
  switch (definition.type) {
    case 'object':
      return objectForm(definition);
    case 'array':
      return z.array(wireForm(definition.element!));
    case 'record':
      return z.record(z.string(), wireForm(definition.valueType!));
    case 'union':
      return unionForm(definition);
    case 'nullable':
      return z.nullable(wireForm(definition.innerType!));
    case 'optional':
      return z.optional(wireForm(definition.innerType!));
    case 'default':
      return z._default(wireForm(definition.innerType!), definition.defaultValue);
    case 'pipe':
      return pipeForm(type, definition);
    default:
      return type;
  }
}

/** Getters allow recursive types: a menu contains menus. */
function objectForm({ shape = {}, catchall }: Definition): Type {
  const own = Object.keys(shape).filter((key) => shape[key] !== asReceived);
  const forms = Object.defineProperties(
    {},
    Object.fromEntries(own.map((key) => [key, { enumerable: true, get: () => wireForm(shape[key]!) }])),
  );
  return catchall ? z.looseObject(forms) : z.object(forms);
}

/** Items by key, such as `product-4711`, or a list. */
const compared = z.union([z.record(z.string(), wireForm(CompareItem)), z.array(wireForm(CompareItem))]);
forms.set(Comparison.shape.items, z.optional(compared));

/** An external service sends it, with numbers as numbers. */
const { street, postcode, locality } = FoundAddress.shape;
forms.set(
  FoundAddress,
  z.object({
    street: wireForm(street),
    buildingNumber: z.optional(z.union([z.number(), z.string()])),
    buildingNumberAddition: z.optional(z.nullable(z.string())),
    postcode: wireForm(postcode),
    locality: wireForm(locality),
  }),
);

/** A converted value has the form of its result, except money: the code uses cents, the wire euros. */
function pipeForm(type: Type, { out }: Definition): Type {
  const form = type === cents ? z.number() : wireForm(out!);
  const { type: kind, innerType } = definitionOf(form);
  const wrapped = kind === 'optional' ? innerType! : form;
  return type._zod.optin === 'optional' ? z.optional(wrapped) : wrapped;
}

/** Elements have no JSON form. */
function unionForm({ options = [] }: Definition): Type {
  const forms = options.filter((option) => definitionOf(option).type !== 'custom').map(wireForm);
  return forms.length === 1 ? forms[0]! : z.union(forms);
}

/** Removes keywords of a JSON Schema that readers do not need. */
export function leaveOut({ jsonSchema }: { readonly jsonSchema: Record<string, unknown> }): void {
  const most = Number.MAX_SAFE_INTEGER;
  if (jsonSchema['minimum'] === -most) delete jsonSchema['minimum'];
  if (jsonSchema['maximum'] === most) delete jsonSchema['maximum'];
  if (jsonSchema['additionalProperties'] === false) delete jsonSchema['additionalProperties'];
  delete jsonSchema['propertyNames'];
}
