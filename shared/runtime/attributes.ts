import type { TemplateError } from './host.ts';

/** Reads one attribute; `undefined` says that what stood there is wrong. */
export interface Attribute<Value> {
  readonly expected: string;
  read(written: string | null, element: HTMLElement): Value | undefined;
}

/** Text; required unless it has a default, which the element itself may hold elsewhere. */
export function text(missing?: string | ((element: HTMLElement) => string | null)): Attribute<string> {
  return {
    expected: 'text',
    read: (written, element) => written || (typeof missing === 'function' ? missing(element) || undefined : missing),
  };
}

/** How many pieces: a whole number from 1. */
export function quantity(): Attribute<number> {
  return {
    expected: 'a whole number from 1',
    read(written) {
      const value = Number(written ?? 1);
      return Number.isInteger(value) && value > 0 ? value : undefined;
    },
  };
}

/** True when present, `true` or `1`; `missing` when it is not there. */
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

/** Reads the attributes of an enhancer; a mistake is handed to `complain`, and the answer is then null. */
export function readAttributes<Given extends Attributes>(
  element: HTMLElement,
  given: Given,
  complain: (complaint: TemplateError) => void,
): ValuesOf<Given> | null {
  const values: Record<string, unknown> = {};
  const child = childOf(element);
  let isRight = true;
  for (const [name, { expected, read }] of Object.entries(given)) {
    // As `attribute-name.ts` has it; a module of their own would cost every page a request.
    const attribute = `data-${name.replace(/[A-Z]/g, '-$&')}`.toLowerCase();
    const written = element.getAttribute(attribute) ?? child[name]?.toString() ?? null;
    values[name] = read(written, element);
    if (values[name] !== undefined) continue;
    complain({ attribute, expected, found: written ?? 'nothing' });
    isRight = false;
  }
  return isRight ? (values as ValuesOf<Given>) : null;
}

/** The JSON child, which holds the same inputs; its mistakes show as inputs that are missing. */
function childOf(element: HTMLElement): Record<string, string | number | boolean | undefined> {
  try {
    return JSON.parse(element.querySelector(':scope>script:not([data-initial])')!.textContent) ?? {};
  } catch {
    return {};
  }
}
