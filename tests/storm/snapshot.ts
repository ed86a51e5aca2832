import type { Page } from '@playwright/test';

/** The visible state of a widget and of the dialogs that it opened. */
export interface Snapshot {
  readonly states: readonly string[];
  /** Elements with `aria-busy`. */
  readonly busy: readonly string[];
  /** Disabled controls. */
  readonly disabled: readonly string[];
  /** The values of the fields by name. */
  readonly fields: Readonly<Record<string, string>>;
  readonly text: string;
  /** The number of enabled controls. */
  readonly ways: number;
}

/** Reads the state of the widgets with a name, of open dialogs, and of messages at the end of the page. */
export function takeSnapshot(page: Page, widget: string): Promise<Snapshot> {
  return page.evaluate((name) => {
    const widgets = [...document.querySelectorAll<HTMLElement>(`[data-widget="${name}"]`)];
    const others = [
      ...document.querySelectorAll<HTMLElement>('dialog[open], body > [role=alert], body > [role=status]'),
    ];
    const parts = [...widgets, ...others.filter((part) => !widgets.some((container) => container.contains(part)))];
    const all = (selector: string) => parts.flatMap((part) => [...part.querySelectorAll<HTMLElement>(selector)]);
    const isSeen = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true });
    const nameOf = (element: HTMLElement) =>
      `${element.tagName.toLowerCase()} ${element.getAttribute('name') ?? element.getAttribute('aria-label') ?? element.textContent ?? ''}`
        .trim()
        .slice(0, 60);
    const fields = all('input:not([type=hidden], [type=file]), textarea, select').filter(isSeen);
    const valueOf = (element: HTMLElement) => {
      const { type, checked, value } = element as HTMLInputElement;
      return type === 'checkbox' || type === 'radio' ? String(checked) : value;
    };
    const controls = 'a[href], button, input, select, textarea, summary';
    const usable = [...parts.filter((part) => part.matches(controls)), ...all(controls)].filter(
      (element) => isSeen(element) && !element.matches(':disabled'),
    );
    return {
      states: widgets.map(({ dataset }) => dataset['widgetState'] ?? ''),
      busy: [...document.querySelectorAll<HTMLElement>('[aria-busy=true]')].map(nameOf),
      disabled: all('button:disabled, input:disabled, select:disabled, textarea:disabled').filter(isSeen).map(nameOf),
      fields: Object.fromEntries(
        fields.map((field, at) => {
          const { name: key, id, type, value } = field as HTMLInputElement;
          return [`${key || id || at}${type === 'radio' ? `=${value}` : ''}`, valueOf(field)];
        }),
      ),
      text: parts.map((part) => part.innerText).join('\n'),
      ways: usable.length,
    };
  }, widget);
}
