import * as z from 'zod/mini';
import { CompareItem, Comparison } from '../../shared/contract/compare.ts';
import { FoundAddress } from '../../shared/contract/postcode.ts';
import { cents } from '../../shared/contract/wire.ts';

type Type = z.ZodMiniType;
/** What the kinds of types are made of. */
interface Definition {
  readonly type: string;
  readonly innerType?: Type;
  readonly element?: Type;
  readonly valueType?: Type;
  readonly options?: readonly Type[];
  readonly shape?: Readonly<Record<string, Type>>;
  readonly catchall?: Type;
  readonly defaultValue?: unknown;
  readonly out?: Type;
}

const forms = new WeakMap<Type, Type>();
const definitionOf = (type: Type) => type._zod.def as unknown as Definition;

/**
 * The type of what travels, in the one form in which a shop writes best. The contract reads more than that: numbers as
 * text, lists as objects. Equal types have one form.
 */
export function wireForm(type: Type): Type {
  const known = forms.get(type);
  if (known) return known;
  const form = formOf(type, definitionOf(type));
  forms.set(type, form);
  return form;
}

function formOf(type: Type, found: Definition): Type {
  switch (found.type) {
    case 'object':
      return objectForm(found);
    case 'array':
      return z.array(wireForm(found.element!));
    case 'record':
      return z.record(z.string(), wireForm(found.valueType!));
    case 'union':
      return unionForm(found);
    case 'nullable':
      return z.nullable(wireForm(found.innerType!));
    case 'optional':
      return z.optional(wireForm(found.innerType!));
    case 'default':
      return z._default(wireForm(found.innerType!), found.defaultValue);
    case 'pipe':
      return pipeForm(type, found);
    default:
      return type;
  }
}

/** Keys are read late: a menu holds menus. */
function objectForm({ shape = {}, catchall }: Definition): Type {
  const own = Object.keys(shape).filter((key) => key !== 'asItCame');
  const forms = Object.defineProperties(
    {},
    Object.fromEntries(own.map((key) => [key, { enumerable: true, get: () => wireForm(shape[key]!) }])),
  );
  return catchall ? z.looseObject(forms) : z.object(forms);
}

/** What is compared goes by its key, such as `product-4711`; a list will do. */
const compared = z.union([z.record(z.string(), wireForm(CompareItem)), z.array(wireForm(CompareItem))]);
forms.set(Comparison.shape.items, z.optional(compared));

/** A service outside the shop writes it, and it writes numbers as numbers. */
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

/** What is made of an answer is written the same way, but for money: the code counts in cents. */
function pipeForm(type: Type, { out }: Definition): Type {
  const form = type === cents ? z.number() : wireForm(out!);
  const { type: kind, innerType } = definitionOf(form);
  const given = kind === 'optional' ? innerType! : form;
  return type._zod.optin === 'optional' ? z.optional(given) : given;
}

/** Elements of a page cannot be written down. */
function unionForm({ options = [] }: Definition): Type {
  const forms = options.filter((option) => definitionOf(option).type !== 'custom').map(wireForm);
  return forms.length === 1 ? forms[0]! : z.union(forms);
}

/** What a JSON Schema says of a type without being asked, and readers do not want to know. */
export function leaveOut({ jsonSchema }: { readonly jsonSchema: Record<string, unknown> }): void {
  const most = Number.MAX_SAFE_INTEGER;
  if (jsonSchema['minimum'] === -most) delete jsonSchema['minimum'];
  if (jsonSchema['maximum'] === most) delete jsonSchema['maximum'];
  if (jsonSchema['additionalProperties'] === false) delete jsonSchema['additionalProperties'];
  delete jsonSchema['propertyNames'];
}
