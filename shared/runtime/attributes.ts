import type { TemplateError } from './host.ts';

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
    read: (written) => {
      if (written === null) return missing;
      if (['', 'true', '1'].includes(written)) return true;
      return ['false', '0'].includes(written) ? false : undefined;
    },
  };
}

export type Attributes = Readonly<Record<string, Attribute<unknown>>>;
export type ValuesOf<Given extends Attributes> = {
  readonly [Name in keyof Given]: Given[Name] extends Attribute<infer Value> ? Value : never;
};

/** Reads the attributes of an enhancer. Reports each mistake, and returns null when there is any. */
export function readAttributes<Given extends Attributes>(
  element: HTMLElement,
  given: Given,
  report: (error: TemplateError) => void,
): ValuesOf<Given> | null {
  const values: Record<string, unknown> = {};
  const child = readJsonChild(element);
  let isValid = true;
  for (const [name, { expected, read }] of Object.entries(given)) {
    // The same as in `attribute-name.ts`, which would cost every page a request.
    const attribute = `data-${name.replace(/[A-Z]/g, '-$&')}`.toLowerCase();
    const written = element.getAttribute(attribute) ?? child[name]?.toString() ?? null;
    values[name] = read(written, element);
    if (values[name] !== undefined) continue;
    report({ attribute, expected, found: written ?? 'nothing' });
    isValid = false;
  }
  return isValid ? (values as ValuesOf<Given>) : null;
}

/** The JSON child with the same inputs. With invalid JSON, inputs are missing. */
function readJsonChild(element: HTMLElement): Record<string, string | number | boolean | undefined> {
  try {
    return JSON.parse(element.querySelector(':scope>script:not([data-initial])')!.textContent) ?? {};
  } catch {
    return {};
  }
}
