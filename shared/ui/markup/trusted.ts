interface Policy {
  createHTML(markup: string): string;
  createScriptURL(url: string): string;
}
type TrustedTypes = { createPolicy(name: string, rules: Policy): Policy };

/** The only scripts of others that a widget brings: the readiness of Google Pay is asked of Google's own. */
const SCRIPTS = ['https://pay.google.com/gp/p/js/pay.js'];

let made: Policy | undefined;

/**
 * The page's policy `shop-widgets`, which can be made once only; absent where a browser knows no trusted types.
 * Markup passes as it comes, because the sanitiser alone asks for it; of scripts, only those named here.
 */
export function trustedPolicy(): Policy | undefined {
  return (made ??= (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('shop-widgets', {
    createHTML: (markup) => markup,
    createScriptURL(url) {
      if (SCRIPTS.includes(url)) return url;
      throw new TypeError(`No widget loads scripts from ${url}`);
    },
  }));
}

/** An address that may stand in the `src` of a script element; throws for any that is not known here. */
export function trustedScript(url: string): string {
  return trustedPolicy()?.createScriptURL(url) ?? url;
}
