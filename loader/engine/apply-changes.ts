import { attributeOf } from '../../shared/runtime/attribute-name.ts';
import { changesOf } from '../../shared/runtime/input-changes.ts';
import type { Mounting } from './engine.ts';
import type { EngineParts } from './engine-parts.ts';
import type { Mount } from './mount.ts';
import { remount } from './remount.ts';

/** Loads with the first change of an input. */

/** The inputs that the widget has, as far as a script of the page has ever changed them. */
interface Applied {
  readonly attributes: Map<string, string | null>;
  /** The text of the JSON child; null without one. */
  json?: string | null;
}

const appliedInputs = new WeakMap<Mount, Applied>();

const JSON_CHILD = 'script[type="application/json"]:not([data-initial])';

/** Compares what was changed with what the widgets have, and gives them the difference. */
export function applyChanges(engine: EngineParts, mounting: Mounting, records: readonly MutationRecord[]): void {
  const changed = new Set<Mount>();
  for (const record of records) {
    const mount = mountOf(engine, record);
    if (!mount) continue;
    // What was fetched for the inputs of before is not for these.
    if (mount.state === 'waiting') engine.prefetches.delete(mount.element);
    else {
      noteApplied(mount, record);
      changed.add(mount);
    }
  }
  for (const mount of changed) whenLoaded(engine, mount, () => applySafely(engine, mount, mounting));
}

function mountOf({ mounts }: EngineParts, { target, type }: MutationRecord): Mount | undefined {
  if (type === 'attributes') return mounts.get(target as HTMLElement);
  // The text may have been replaced since.
  const script = type === 'characterData' ? target.parentElement : (target as Element);
  return script?.matches(JSON_CHILD) ? mounts.get(script.parentElement!) : undefined;
}

/** Calls `then` when the code of the widget has read its inputs. */
function whenLoaded({ bus }: EngineParts, mount: Mount, then: () => void): void {
  if (mount.widget || mount.state !== 'loading') return then();
  const stops = (['widget-ready', 'widget-failed'] as const).map((name) =>
    bus.on(name, ({ element }) => {
      if (element !== mount.element) return;
      for (const stop of stops) stop();
      then();
    }),
  );
}

function noteApplied(mount: Mount, record: MutationRecord): void {
  const applied: Applied = appliedInputs.get(mount) ?? { attributes: new Map() };
  appliedInputs.set(mount, applied);
  const { attributeName, oldValue, type } = record;
  if (type !== 'attributes') {
    if (applied.json === undefined) applied.json = textBefore(record);
  } else if (!applied.attributes.has(attributeName!)) applied.attributes.set(attributeName!, oldValue);
}

/** The text of the JSON child before this change. */
function textBefore({ oldValue, removedNodes, type }: MutationRecord): string | null {
  if (type === 'characterData') return oldValue;
  return [...removedNodes].map(({ textContent }) => textContent).join('');
}

/** A mistake in one widget keeps no other from its inputs. */
function applySafely(engine: EngineParts, mount: Mount, mounting: Mounting): void {
  try {
    apply(engine, mount, mounting);
  } catch (error) {
    console.error(error);
  }
}

function apply(engine: EngineParts, mount: Mount, mounting: Mounting): void {
  const { element, widget } = mount;
  // Without its code, it gets the inputs of then with the next attempt.
  if (!widget || engine.mounts.get(element) !== mount) return;
  const applied = appliedInputs.get(mount)!;
  const json = jsonOf(element);
  const names = changedNames(element, widget, applied, json);
  if (names.length === 0) return;
  const changeOf = changesOf(widget);
  for (const name of names.filter((input) => changeOf[input] === 'fixed'))
    void mounting.reportTemplateError(engine, element, {
      attribute: attributeOf(name),
      expected: 'no change after the widget has mounted',
      found: element.getAttribute(attributeOf(name)) ?? json ?? 'nothing',
    });
  // The widget reports mistakes, and keeps what it has.
  if (mount.read?.() === null) return;
  for (const attribute of applied.attributes.keys()) applied.attributes.set(attribute, element.getAttribute(attribute));
  if (applied.json !== undefined) applied.json = json;
  if (names.some((name) => changeOf[name] === 'remount')) remount(engine, mount, names, mounting.mountWidget);
}

function changedNames(
  element: HTMLElement,
  widget: Parameters<typeof changesOf>[0],
  { attributes, json: before }: Applied,
  json: string | null,
): string[] {
  const old = before === undefined || before === json ? undefined : parse(before);
  const now = parse(json);
  return Object.keys(changesOf(widget)).filter((name) => {
    const attribute = attributeOf(name);
    const written = element.getAttribute(attribute);
    if (attributes.has(attribute) && attributes.get(attribute) !== written) return true;
    // An attribute takes precedence over the child.
    if (!old || written !== null) return false;
    // Invalid JSON has no inputs to compare. The widget reports it.
    return !now || JSON.stringify(old[name]) !== JSON.stringify(now[name]);
  });
}

function jsonOf(element: HTMLElement): string | null {
  return element.querySelector(`:scope>${JSON_CHILD}`)?.textContent ?? null;
}

function parse(text: string | null): Readonly<Record<string, unknown>> | undefined {
  try {
    return (JSON.parse(text || '{}') as Record<string, unknown> | null) ?? {};
  } catch {
    return undefined;
  }
}
