/**
 * A shopper changes an input, and its handler changes no state: React then restores what was drawn. Preact does not draw
 * again, so the input would show what the model does not hold. This event restores it.
 */
const RESTORE = 'eiland-restore';

/** The props of an input. */
export interface InputProps {
  readonly checked?: unknown;
  readonly value?: unknown;
  defaultChecked?: unknown;
  defaultValue?: unknown;
}

/** Adds what React does for an input whose state comes from props. */
export function bridgeInput(props: InputProps): void {
  const { checked, value } = props;
  // Preact only sets properties. A reset of the form around restores the attributes.
  if (typeof checked === 'boolean') props.defaultChecked = checked;
  if (typeof value === 'string' || typeof value === 'number') props.defaultValue = value;
  // Preact always calls the handler of the last draw.
  Object.assign(props, {
    [`on${RESTORE}`]({ currentTarget: input }: { readonly currentTarget: HTMLInputElement }) {
      if (typeof checked === 'boolean') input.checked = checked;
      else if (typeof value === 'string' && input.value !== value) input.value = value;
    },
  });
}

/** Restores the target of an event, and the other radio buttons of its group, after handlers have run and drawn. */
export function restoreAfter({ type, target }: Event): void {
  if ((type !== 'input' && type !== 'change') || !(target instanceof HTMLInputElement)) return;
  // Preact draws in a microtask that a handler queues after this one.
  queueMicrotask(() =>
    queueMicrotask(() => groupOf(target).forEach((input) => input.dispatchEvent(new Event(RESTORE)))),
  );
}

function groupOf(input: HTMLInputElement): readonly Element[] {
  const { type, name } = input;
  if (type !== 'radio' || name === '') return [input];
  const root = input.getRootNode() as ParentNode;
  return [...root.querySelectorAll<HTMLInputElement>(`input[type="radio"][name="${CSS.escape(name)}"]`)];
}
