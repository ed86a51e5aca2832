/** What stands in the element of a widget. */
export interface Written {
  /** The `data-*` attributes of the element, by their names in HTML. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The text of its JSON child. */
  readonly json?: string | undefined;
}

/** An element with inputs and without HTML of the shop, as far as widgets read one. A server has no DOM. */
export function bareElement(written: Written): HTMLElement {
  return new BareElement(written) as unknown as HTMLElement;
}

class BareElement {
  readonly #written: Written;

  constructor(written: Written) {
    this.#written = written;
  }

  getAttribute(name: string): string | null {
    return this.#written.attributes[name] ?? null;
  }

  get dataset(): Readonly<Record<string, string>> {
    const data = Object.entries(this.#written.attributes).filter(([name]) => name.startsWith('data-'));
    return Object.fromEntries(data.map(([name, value]) => [camelCase(name.slice(5)), value]));
  }

  get childNodes(): readonly [] {
    return [];
  }

  querySelector(selector: string): { readonly textContent: string } | null {
    const { json } = this.#written;
    return json !== undefined && /^:scope ?> ?script/.test(selector) ? { textContent: json } : null;
  }

  querySelectorAll(): readonly [] {
    return [];
  }
}

const camelCase = (name: string) => name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
