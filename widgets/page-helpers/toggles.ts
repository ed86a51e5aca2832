import type { Host } from '../../shared/runtime/host.ts';
import { unclobbered } from '../../shared/runtime/unclobbered.ts';

/** Other values of `data-toggle` belong to the page, for example to Bootstrap. */
export const BUTTONS = ['footer-nav', 'faq-group', 'faq-answer'].map((kind) => `button[data-toggle=${kind}]`).join();

const EXPANDED = 'aria-expanded';
const HIDDEN = 'hidden';

/** A button that shows and hides another element of the page. */
interface Toggle {
  readonly panel: Element;
  isOpen: boolean;
  /** The window is wide enough to always show the panel. */
  isDisabled: boolean;
}

/** The toggles of one wrapper. Their state is in attributes of the shop's markup. */
export function createToggles(reportTemplateError: Host['reportTemplateError'], signal: AbortSignal) {
  const toggles = new Map<HTMLButtonElement, Toggle>();
  const reported = new Set<HTMLButtonElement>();
  let isPrinting = false;

  /** Changes an attribute until the widget stops; null removes it. */
  const before = new Map<Element, Record<string, string | null>>();
  function write(element: Element, name: string, value: string | null) {
    const saved = before.get(element) ?? {};
    before.set(element, saved);
    if (!(name in saved)) saved[name] = unclobbered(element).getAttribute(name);
    setAttribute(element, name, value);
  }
  signal.addEventListener('abort', () => {
    for (const [element, saved] of before)
      for (const [name, value] of Object.entries(saved)) setAttribute(element, name, value);
  });

  function show(button: HTMLButtonElement, { panel, isOpen, isDisabled }: Toggle) {
    // A button without effect is not focusable and has no state.
    write(button, 'disabled', isDisabled ? '' : null);
    write(button, EXPANDED, isDisabled ? null : String(isOpen));
    const isShown = isOpen || isDisabled || isPrinting;
    write(panel, HIDDEN, isShown ? null : hiddenValueFor(button));
  }

  function set(panel: Element, isOpen: boolean) {
    for (const [button, toggle] of toggles) {
      if (toggle.panel !== panel) continue;
      toggle.isOpen = isOpen;
      show(button, toggle);
    }
  }

  /** Applies the media query of the button or of an element around it. */
  function applyMedia(button: HTMLButtonElement, toggle: Toggle) {
    const query = button.closest('[data-media]')?.getAttribute('data-media');
    if (!query) return;
    const media = matchMedia(query);
    const update = () => {
      toggle.isDisabled = !media.matches;
      show(button, toggle);
    };
    media.addEventListener('change', update, { signal });
    update();
  }

  /** Reports a button once: its panel may be added later. */
  function reportMissing(button: HTMLButtonElement, reference: string | null) {
    if (reported.has(button)) return;
    reported.add(button);
    const attribute = `aria-controls of the button "${button.textContent.trim()}"`;
    reportTemplateError({ attribute, expected: 'the id of an element of this page', found: reference ?? 'nothing' });
  }

  const openAround = (target: Element) => {
    for (const { panel, isOpen } of toggles.values())
      if (!isOpen && unclobbered(panel).contains(target)) set(panel, true);
  };

  return {
    /** Starts with the state of `aria-expanded` or `data-open` in the markup. */
    wire(button: HTMLButtonElement) {
      if (toggles.has(button)) return;
      const id = button.getAttribute('aria-controls') ?? button.getAttribute('data-controls');
      const panel = id === null ? elementAfter(button) : document.getElementById(id);
      if (!panel) return reportMissing(button, id);
      const { id: panelId } = unclobbered(panel);
      if (panelId) write(button, 'aria-controls', panelId);
      const state = button.getAttribute(EXPANDED) ?? button.getAttribute('data-open');
      const toggle = { panel, isOpen: state === 'true', isDisabled: false };
      toggles.set(button, toggle);
      show(button, toggle);
      applyMedia(button, toggle);
    },
    /** False for a button without a panel. */
    toggle(button: HTMLButtonElement): boolean {
      const { panel, isOpen } = toggles.get(button) ?? {};
      if (panel) set(panel, !isOpen);
      return panel !== undefined;
    },
    openAround,
    /** Opens the panel around the target of the address, or the panel of a question that is the target. */
    openTarget(): Element | null {
      const target = document.querySelector(':target');
      if (!target) return null;
      openAround(target);
      const { matches, querySelectorAll } = unclobbered(target);
      const [button, ...rest] = matches(BUTTONS) ? [target] : querySelectorAll(BUTTONS);
      const { panel } = toggles.get(button as HTMLButtonElement) ?? {};
      if (panel && rest.length === 0) set(panel, true);
      return target;
    },
    /** Shows every panel while the page is printed. */
    showAll(isPrintingNow: boolean) {
      isPrinting = isPrintingNow;
      for (const [button, toggle] of toggles) show(button, toggle);
    },
  };
}

/** What follows the button, or the heading or paragraph that a CMS has put around it. */
function elementAfter(button: Element): Element | null {
  const wrapper = button.closest('[data-widget]');
  for (let before: Element | null = button; before && before !== wrapper; before = unclobbered(before).parentElement) {
    const { nextElementSibling } = unclobbered(before);
    if (nextElementSibling) return nextElementSibling;
  }
  return null;
}

function setAttribute(element: Element, name: string, value: string | null): void {
  const target = unclobbered(element);
  if (value === null) target.removeAttribute(name);
  else target.setAttribute(name, value);
}

/** The page search of the browser can find `until-found`; browsers without it treat it as `hidden`. */
function hiddenValueFor(button: HTMLButtonElement): string {
  return button.matches('[data-toggle^=faq]') ? 'until-found' : '';
}
