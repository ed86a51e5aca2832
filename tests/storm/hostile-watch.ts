import type { Page } from '@playwright/test';

/** Detects effects of hostile text on a page. */
export interface Watch {
  /** The effects since the last call, as text. */
  findings(): Promise<string[]>;
  /** Clicks every link and button once, including those that appear. */
  pressAll(): Promise<void>;
}

/** Addresses that a page may link to. */
const FAIR = ['http:', 'https:', 'mailto:', 'tel:', 'about:'];

export async function watchFor(page: Page): Promise<Watch> {
  const findings = new Set<string>();
  page.on('dialog', (dialog) => {
    // The widget asks for confirmation before it deletes something.
    if (/alarm|^1$/.test(dialog.message())) findings.add(`dialog: ${dialog.message()}`);
    void dialog.dismiss().catch(() => {});
  });
  page.on('request', (request) => {
    if (new URL(request.url()).hostname === 'elsewhere.example') findings.add(`request: ${request.url()}`);
  });
  page.on('console', (message) => {
    if (message.text().startsWith('alarm ')) findings.add(`ran: ${message.text()}`);
  });
  page.on('popup', (popup) => void popup.close());
  await page.addInitScript(() => {
    const alarms: string[] = [];
    const alarm = (from: unknown) => {
      alarms.push(`${String(from)} ${(new Error().stack ?? '').slice(0, 200)}`);
      // Is also heard when the page is left.
      console.debug(`alarm ${String(from)}`);
    };
    Object.assign(window, { __alarm: alarm, __alarms: alarms, alert: alarm, confirm: () => true, prompt: () => null });
    window.open = () => null;
  });

  return {
    async findings() {
      const look = () =>
        page.evaluate((fair) => {
          const faults = (window as unknown as { __alarms?: string[] }).__alarms?.map((from) => `ran: ${from}`) ?? [];
          for (const name in {}) faults.push(`polluted: Object.prototype.${name}`);
          const all = Document.prototype.querySelectorAll.bind(document);
          for (const element of all('script:not([type="application/json"])')) {
            const { src } = element as HTMLScriptElement;
            if (!src || new URL(src).origin !== location.origin)
              faults.push(`script: ${element.outerHTML.slice(0, 120)}`);
          }
          for (const element of all('[data-widget] *, dialog *'))
            for (const { name, value } of element.attributes) {
              if (name.startsWith('on')) faults.push(`handler: ${element.outerHTML.slice(0, 120)}`);
              if (!/^(href|src|action|formaction|xlink:href|data|poster|srcdoc|background|ping)$/.test(name)) continue;
              const isPicture = /^(img|source|video|audio)$/i.test(element.localName);
              try {
                const { protocol, origin } = new URL(value, location.href);
                // A file that a widget has made, such as a receipt.
                if (element.matches('a[download]') && protocol === 'blob:' && origin === location.origin) continue;
                if (!fair.includes(protocol) && !(isPicture && /^(data|blob):$/.test(protocol)))
                  faults.push(`address: <${element.localName} ${name}="${value.slice(0, 80)}">`);
              } catch {
                // An invalid address cannot be followed.
              }
            }
          return faults;
        }, FAIR);
      // A press may have led to another page, which is looked at then.
      const state = await look().catch(async () => {
        await page.waitForLoadState('domcontentloaded');
        return look();
      });
      const effects = [...state, ...findings];
      findings.clear();
      return [...new Set(effects)];
    },
    async pressAll() {
      const press = page.evaluate(async () => {
        const turn = () =>
          new Promise<void>((resolve) => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve();
            port2.postMessage(null);
          });
        const pressed = new Set<Element>();
        for (let round = 0; round < 3; round++) {
          const controls = Document.prototype.querySelectorAll.call(
            document,
            '[data-widget] a, [data-widget] button, [data-widget] summary, dialog[open] a, dialog[open] button, dialog[open] summary, a[data-widget], button[data-widget]',
          );
          for (const control of [...controls].filter((candidate) => !pressed.has(candidate)).slice(0, 300)) {
            pressed.add(control);
            HTMLElement.prototype.click.call(control);
            await turn();
          }
        }
      });
      // A link may lead to another page, which ends the presses.
      await press.catch((error: Error) => {
        if (!/context was destroyed|navigat/i.test(error.message)) throw error;
      });
    },
  };
}
