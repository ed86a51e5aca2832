interface Policy {
  createHTML(markup: string): string;
  createScriptURL(url: string): string;
}
type TrustedTypes = { createPolicy(name: string, rules: Policy): Policy };

/** Third-party scripts that a widget loads: Google's script checks whether Google Pay is available. */
const SCRIPTS = ['https://pay.google.com/gp/p/js/pay.js'];

let policy: Policy | undefined;

/**
 * The Trusted Types policy `shop-widgets`, which can be created once; undefined in a browser without Trusted Types. It
 * does not change markup, because only the sanitiser uses it. It accepts only the scripts listed here.
 */
export function trustedPolicy(): Policy | undefined {
  return (policy ??= (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('shop-widgets', {
    createHTML: (markup) => markup,
    createScriptURL(url) {
      if (SCRIPTS.includes(url)) return url;
      throw new TypeError(`The widgets do not load scripts from ${url}`);
    },
  }));
}

/** An address for the `src` of a script element; throws for one that is not listed here. */
export function trustedScript(url: string): string {
  return trustedPolicy()?.createScriptURL(url) ?? url;
}
