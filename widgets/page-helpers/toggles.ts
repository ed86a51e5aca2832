import type { Host } from '../../shared/runtime/host.ts';

/** Other toggles of the page, such as those of Bootstrap, are not ours. */
export const BUTTONS = ['footer-nav', 'faq-group', 'faq-answer'].map((kind) => `button[data-toggle=${kind}]`).join();

const EXPANDED = 'aria-expanded';
const HIDDEN = 'hidden';

/** A button that shows and hides another element of the page. */
interface Toggle {
  readonly panel: Element;
  isOpen: boolean;
  /** The window is wide enough for what the button hides. */
  isAtRest: boolean;
}

/** The toggles of one wrapper: state lives in the attributes of the shop's markup, and nothing else of it changes. */
export function createToggles(complain: Host['reportTemplateError'], signal: AbortSignal) {
  const toggles = new Map<HTMLButtonElement, Toggle>();
  const mistaken = new Set<HTMLButtonElement>();
  let isPrinting = false;

  /** Writes an attribute, and gives it back in the end; null for none. */
  const before = new Map<Element, Record<string, string | null>>();
  function write(element: Element, name: string, value: string | null) {
    const kept = before.get(element) ?? {};
    before.set(element, kept);
    if (!(name in kept)) kept[name] = element.getAttribute(name);
    put(element, name, value);
  }
  signal.addEventListener('abort', () => {
    for (const [element, kept] of before) for (const [name, value] of Object.entries(kept)) put(element, name, value);
  });

  function show(button: HTMLButtonElement, { panel, isOpen, isAtRest }: Toggle) {
    // A button without a use is no stop on the way of the keyboard, and claims no state.
    write(button, 'disabled', isAtRest ? '' : null);
    write(button, EXPANDED, isAtRest ? null : String(isOpen));
    const isShown = isOpen || isAtRest || isPrinting;
    write(panel, HIDDEN, isShown ? null : hiddenOf(button));
  }

  function set(panel: Element, isOpen: boolean) {
    for (const [button, toggle] of toggles) {
      if (toggle.panel !== panel) continue;
      toggle.isOpen = isOpen;
      show(button, toggle);
    }
  }

  /** Follows the media query that stands at the button or around it. */
  function follow(button: HTMLButtonElement, toggle: Toggle) {
    const query = button.closest('[data-media]')?.getAttribute('data-media');
    if (!query) return;
    const media = matchMedia(query);
    const apply = () => {
      toggle.isAtRest = !media.matches;
      show(button, toggle);
    };
    media.addEventListener('change', apply, { signal });
    apply();
  }

  /** What the button controls may come later. */
  function refuse(button: HTMLButtonElement, found: string | null) {
    if (mistaken.has(button)) return;
    mistaken.add(button);
    const attribute = `aria-controls of the button "${button.textContent.trim()}"`;
    complain({ attribute, expected: 'the id of an element of this page', found: found ?? 'nothing' });
  }

  const openAround = (target: Element) => {
    for (const { panel, isOpen } of toggles.values()) if (!isOpen && panel.contains(target)) set(panel, true);
  };

  return {
    /** Takes a button on as the server says it: with `aria-expanded="true"` open, otherwise closed. */
    wire(button: HTMLButtonElement) {
      if (toggles.has(button)) return;
      const id = button.getAttribute('aria-controls');
      const panel = document.getElementById(id!);
      if (!panel) return refuse(button, id);
      const toggle = { panel, isOpen: button.getAttribute(EXPANDED) === 'true', isAtRest: false };
      toggles.set(button, toggle);
      show(button, toggle);
      follow(button, toggle);
    },
    /** Answers false for a button that controls nothing. */
    toggle(button: HTMLButtonElement): boolean {
      const { panel, isOpen } = toggles.get(button) ?? {};
      if (panel) set(panel, !isOpen);
      return panel !== undefined;
    },
    openAround,
    /** Opens what the page's address points at: something inside, or a question with its answer. */
    openTarget(): Element | null {
      const target = document.querySelector(':target');
      if (!target) return null;
      openAround(target);
      const [button, ...others] = target.matches(BUTTONS) ? [target] : target.querySelectorAll(BUTTONS);
      const { panel } = toggles.get(button as HTMLButtonElement) ?? {};
      if (panel && others.length === 0) set(panel, true);
      return target;
    },
    /** Paper can be opened nowhere. */
    showAll(isOnPaper: boolean) {
      isPrinting = isOnPaper;
      for (const [button, toggle] of toggles) show(button, toggle);
    },
  };
}

function put(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** The browser's own search finds answers that are hidden so; where it cannot, they are hidden all the same. */
function hiddenOf(button: HTMLButtonElement): string {
  return button.matches('[data-toggle^=faq]') ? 'until-found' : '';
}
