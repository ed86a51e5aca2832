import type { ReportedError } from '../../loader/engine/console-messages.ts';
import { checkLostScript, checkPastedText } from '../doctor/check-cms.ts';
import { checkCombinations } from '../doctor/check-combinations.ts';
import { checkInitial } from '../doctor/check-initial.ts';
import { checkInnerHtml } from '../doctor/check-inner-html.ts';
import { checkInputs, checkLoadTriggers, checkSlots, checkUnknownInputs } from '../doctor/check-inputs.ts';
import { checkSettings } from '../doctor/check-settings.ts';
import type { Code } from '../doctor/codes.ts';
import { finding, type Finding } from '../doctor/finding.ts';
import type { Mount, WidgetRegistry } from '../doctor/page.ts';
import { livePage } from './load-page.ts';

/** What an error that a widget has reported is for the doctor. */
const CODES: Readonly<Record<string, Code>> = {
  'data-widget': 'widget-unknown',
  'data-load': 'load-wrong',
  'data-initial': 'initial-wrong',
  'data-slot': 'slot-unknown',
  'data-shop-settings': 'settings-json',
};
const INPUT = /^(data-|<script)/;

/**
 * Checks the open page: what scripts have added to it or changed in it. A widget that is ready has replaced its HTML, so
 * only its attributes can be checked; the rest is what the widget itself has reported.
 *
 * @param known findings in the page as the server prints it
 * @param reported by widgets since the page began
 */
export function findingsInOpenPage(
  registry: WidgetRegistry,
  known: readonly Finding[],
  reported: readonly ReportedError[],
): Finding[] {
  const page = livePage();
  const mounts = page.mounts.filter(hasOwnHtml).map((mount) => ({ ...mount, element: copyOf(mount.element) }));
  const unchanged = { ...page, mounts };
  const shown = page.mounts.filter((mount) => !hasOwnHtml(mount));
  const findings = [
    ...checkInputs(unchanged, registry),
    ...checkInnerHtml(unchanged, registry),
    ...checkSlots(unchanged, registry),
    ...checkInitial(unchanged, registry),
    ...mounts.flatMap(checkLostScript),
    ...shown.flatMap((mount) => {
      const widget = registry[mount.name]?.widget;
      return widget ? checkUnknownInputs(mount, widget) : [];
    }),
    ...checkLoadTriggers(page, registry),
    ...checkCombinations(page, registry),
    ...checkPastedText(page),
    ...checkSettings(page, true),
    ...reported.flatMap(findingFrom),
  ];
  // The number in a selector depends on how many elements there are.
  const keys = new Set(known.map(keyOf));
  return findings.filter((finding) => !keys.has(keyOf(finding)) && keys.add(keyOf(finding)));
}

const keyOf = ({ code, what }: Finding) => `${code} ${what}`;

function hasOwnHtml({ element }: Mount): boolean {
  return !['ready', 'loading'].includes(element.dataset['widgetState'] ?? '');
}

/** The shop's HTML, without the message of a failed widget. Inputs are read once per element, and these may change. */
function copyOf(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.querySelector(':scope > .sw-root')?.remove();
  return copy;
}

/** The doctor does not report code in templates. */
function findingFrom({ where, attribute, message }: ReportedError): Finding[] {
  if (attribute.startsWith('<template')) return [];
  const code = CODES[attribute] ?? (INPUT.test(attribute) ? 'input-wrong' : 'inside-wrong');
  return [finding(code, where, message.slice(where.length + 2))];
}
