import { isLink } from '../rules/url.ts';
import { attributeOf } from './attribute-name.ts';
import type { TemplateError } from './template-error.ts';

/** Reads one attribute. `undefined` means an invalid value. */
export interface Attribute<Value> {
  readonly expected: string;
  read(written: string | null, element: HTMLElement): Value | undefined;
}

/** Text. Required without a default, which may come from elsewhere in the element. */
export function text(missing?: string | ((element: HTMLElement) => string | null)): Attribute<string> {
  return {
    expected: 'text',
    read: (written, element) => written || (typeof missing === 'function' ? missing(element) || undefined : missing),
  };
}

export function quantity(): Attribute<number> {
  return {
    expected: 'a whole number from 1',
    read(written) {
      const value = Number(written ?? 1);
      return Number.isInteger(value) && value > 0 ? value : undefined;
    },
  };
}

/** True when present, `true` or `1`. `missing` is the default. */
export function flag(missing = false): Attribute<boolean> {
  return {
    expected: 'true or false',
    read: (written) => (written === null ? missing : readFlag(written)),
  };
}

/** The same, or null where the attribute is missing. */
export function optionalFlag(): Attribute<boolean | null> {
  return { expected: 'true or false', read: (written) => (written === null ? null : readFlag(written)) };
}

export function readFlag(written: string): boolean | undefined {
  if (['', 'true', '1'].includes(written)) return true;
  return ['false', '0'].includes(written) ? false : undefined;
}

/** A number with a decimal point. `missing` is the default. */
export function number<Missing extends number | null>(missing: Missing): Attribute<number | Missing> {
  return { expected: 'a number', read: (written) => (written?.trim() ? readNumber(written) : missing) };
}

export function readNumber(written: string): number | undefined {
  return written.trim() && Number.isFinite(Number(written)) ? Number(written) : undefined;
}

/** The address of a link. `missing` finds it elsewhere in the element. */
export function link(missing: (element: HTMLElement) => string | null): Attribute<string> {
  return {
    expected: 'a path, or an address of http, https, mailto or tel',
    read(written, element) {
      const address = written || missing(element);
      return address && isLink(address) ? address : undefined;
    },
  };
}

export type Attributes = Readonly<Record<string, Attribute<unknown>>>;
export type ValuesOf<Types extends Attributes> = {
  readonly [Name in keyof Types]: Types[Name] extends Attribute<infer Value> ? Value : never;
};

/** Reads the attributes of an enhancer. Reports each mistake, and returns null when there is any. */
export function readAttributes<Types extends Attributes>(
  element: HTMLElement,
  types: Types,
  report: (error: TemplateError) => void,
): ValuesOf<Types> | null {
  const values: Record<string, unknown> = {};
  let isValid = true;
  const fail = (error: TemplateError) => {
    report(error);
    isValid = false;
  };
  const child = readJsonChild(element, fail);
  for (const [name, { expected, read }] of Object.entries(types)) {
    const attribute = attributeOf(name);
    const written = element.getAttribute(attribute) ?? asWritten(child[name]) ?? null;
    values[name] = read(written, element);
    if (values[name] !== undefined) continue;
    fail({ attribute, expected, found: written ?? 'nothing' });
  }
  return isValid ? (values as ValuesOf<Types>) : null;
}

/** A value of the JSON child as in its attribute, where a list is JSON. */
function asWritten(value: unknown): string | undefined {
  return typeof value === 'string' ? value : JSON.stringify(value ?? undefined);
}

/** The JSON child with the same inputs. */
function readJsonChild(element: HTMLElement, fail: (error: TemplateError) => void): Record<string, unknown> {
  const written = element.querySelector(':scope>script[type="application/json"]:not([data-initial])')?.textContent;
  try {
    return JSON.parse(written ?? '{}') ?? {};
  } catch {
    fail({ attribute: '<script type="application/json">', expected: 'JSON', found: written! });
    return {};
  }
}
