import { options } from 'preact';
import 'preact/compat';
import { bridgeInput, restoreAfter, type InputProps } from './controlled-inputs.ts';

// Differences in how elements are drawn and events handled. The hooks of `preact/compat` run first.
const { vnode: normalise, event: prepare } = options;

const effects = new Set<() => void>();

/** Runs the effects that wait. */
export function runEffects(): void {
  for (const run of effects) {
    effects.delete(run);
    run();
  }
}

// Preact waits for a frame before it runs effects. React runs those of a click with the draw, so that an effect that moves
// the focus comes before mutation observers.
options.requestAnimationFrame = (run) => {
  effects.add(run);
  queueMicrotask(runEffects);
};
options.debounceRendering = (draw) =>
  queueMicrotask(() => {
    draw();
    runEffects();
  });

/** Elements that are printed, or taken over from a server that has printed them, are those of the source. */
let isPrinting = typeof document === 'undefined';

/** Draws what a server has printed. */
export function takeOver(draw: () => void): void {
  isPrinting = true;
  try {
    draw();
  } finally {
    isPrinting = false;
  }
}

options.vnode = (vnode) => {
  normalise?.(vnode);
  if (typeof vnode.type === 'string' && !isPrinting) bridgeElement(vnode);
};

options.event = (event) => {
  restoreAfter(event);
  return prepare ? prepare(event) : event;
};

interface ElementProps extends InputProps {
  children?: unknown;
  spellCheck?: unknown;
  src?: unknown;
  textContent?: unknown;
  translate?: unknown;
}

function bridgeElement({ type, props }: { readonly type: unknown; readonly props: ElementProps }): void {
  // Preact leaves out an attribute that is false, and browsers check the spelling without it.
  if (props.spellCheck === false) props.spellCheck = 'false';
  // The property of this name is a boolean.
  if (props.translate === 'no') props.translate = false;
  if (typeof props.children === 'string' || typeof props.children === 'number') {
    // React writes a text without siblings through its element. Preact would remember the text node, which is no longer in
    // the page after a browser has translated it.
    props.textContent = props.children;
    delete props.children;
  }
  if (type === 'input') bridgeInput(props);
  // Preact would write it as an attribute, after it has selected an option.
  if (type === 'select') delete props.defaultValue;
  if (type === 'img' && 'src' in props) {
    // Preact sets attributes in the order of the props. Some browsers ignore `loading` when `src` comes first.
    const { src } = props;
    delete props.src;
    props.src = src;
  }
}
