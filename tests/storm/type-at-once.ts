/** A field, and what became of the text in it. */
export interface Typed {
  /** The name of the field, or its label. */
  readonly field: string;
  readonly wanted: string;
  readonly value: string;
  /** Whether the form value of its widget holds the text; null for a field that the form sends itself. */
  readonly sent: boolean | null;
}

/**
 * Types into each text field of the page's widgets as soon as it is seen, letter by letter into whatever has the focus, as
 * a keyboard does. Adds `typed()` to the page: null until all fields have their text. Runs in the page.
 *
 * @param pause milliseconds between two letters
 * @param opener a selector of what opens a form; pressed once
 */
export function typeAtOnce({ pause, opener }: { readonly pause: number; readonly opener: string }): void {
  const FIELDS = ['text', 'email', 'tel', 'search'].map((type) => `input[type=${type}]`).join();
  const OTHERS = 'input:not([type]), textarea';
  /** Their widgets change what is typed: a number of pieces, a search that opens a list. */
  const EXCLUDED = '[inputmode=numeric], [role=combobox], [readonly], :disabled';
  /** Milliseconds after which no further field is expected. */
  const QUIET_MS = 1000;
  const UNSETTLED = '[data-widget]:not([data-widget-state]), [data-widget-state=loading], [aria-busy=true]';
  const texts = new Map<string, string>();
  /** The fields that the widget has drawn. It does not draw each one of the shop's HTML, such as those of companies. */
  const drawn = new Set<string>();
  let lastAt = performance.now();
  let isOpened = opener === '';
  let isDone = false;
  // The newsletter's box is there with the script of the shop's marketing.
  Object.assign(globalThis, { _sqzl: [] });

  const fieldsNow = () =>
    [...document.querySelectorAll<HTMLInputElement>(`${FIELDS}, ${OTHERS}`)].filter(
      (field) => field.closest('main [data-widget]') && !field.matches(EXCLUDED) && field.checkVisibility(),
    );
  const labelOf = (field: HTMLInputElement) =>
    field.name || field.labels?.[0]?.textContent?.trim() || field.getAttribute('aria-label') || field.id;
  /** Widgets of a page may have fields of the same name. */
  const keyOf = (field: HTMLInputElement) => {
    const widgets = [...document.querySelectorAll('[data-widget]')];
    return `${widgets.indexOf(field.closest('[data-widget]')!)} ${labelOf(field)}`;
  };
  const soon = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

  async function typeInto(field: HTMLInputElement, text: string) {
    field.select();
    for (const letter of text) {
      // The keyboard writes where the focus is, which may be another element by now.
      document.execCommand('insertText', false, letter);
      await soon(pause);
    }
  }

  async function typeAll() {
    while (texts.size === 0 || performance.now() - lastAt < QUIET_MS) {
      if (document.readyState !== 'complete' || document.querySelector(UNSETTLED)) lastAt = performance.now();
      const button = isOpened ? null : document.querySelector<HTMLElement>(opener);
      if (button?.checkVisibility()) {
        isOpened = true;
        button.click();
        lastAt = performance.now();
      }
      const field = fieldsNow().find((candidate) => !texts.has(keyOf(candidate)));
      field?.focus();
      // An open dialog keeps the focus.
      if (field && field === document.activeElement) {
        const text = field.type === 'email' ? `zon${texts.size}@example.nl` : `Zon ${texts.size} dak`;
        texts.set(keyOf(field), text);
        if (field.closest('.sw-root')) drawn.add(keyOf(field));
        await typeInto(field, text);
        lastAt = performance.now();
      }
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    (document.activeElement as HTMLElement | null)?.blur();
    await soon(300);
    isDone = true;
  }

  function typed(): Typed[] | null {
    if (!isDone) return null;
    const now = new Map(fieldsNow().map((field) => [keyOf(field), field]));
    const expected = [...texts].filter(([field]) => now.has(field) || drawn.has(field));
    return expected.map(([field, wanted]) => {
      const control = now.get(field);
      const sends = control?.name === '' ? hiddenBeside(control) : null;
      const sent = sends === null ? null : sends.includes(wanted);
      return { field, wanted, value: control?.value ?? 'no such field', sent };
    });
  }

  /** The hidden value of the widget around a field without a name. */
  function hiddenBeside(control: Element): string {
    const hidden = control.closest('[data-widget]')!.querySelectorAll<HTMLInputElement>('input[type=hidden]');
    return [...hidden].map(({ value }) => value).join('\n');
  }

  Object.assign(globalThis, { typed });
  const start = () => void typeAll();
  if (document.documentElement) start();
  else new MutationObserver((_, observer) => (observer.disconnect(), start())).observe(document, { childList: true });
}
