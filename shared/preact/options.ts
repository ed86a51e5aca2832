import { options, type VNode } from 'preact';
import 'preact/compat';
import { restoreAfter, restoreProps, type InputProps } from './controlled-inputs.ts';

// Differences in how elements are drawn and events handled. The hooks of `preact/compat` run first.
const { vnode: normalise, event: prepare } = options;

// Preact waits for a frame before it runs effects. React runs those of a click before the next event.
options.requestAnimationFrame = queueMicrotask;

options.vnode = (vnode) => {
  normalise?.(vnode);
  if (typeof vnode.type === 'string') bridgeElement(vnode);
};

options.event = (event) => {
  restoreAfter(event);
  return prepare ? prepare(event) : event;
};

interface ElementProps extends InputProps {
  spellCheck?: unknown;
  src?: unknown;
}

function bridgeElement(vnode: VNode<ElementProps>): void {
  const { type, props } = vnode;
  // Preact leaves out an attribute that is false, and browsers check the spelling without it.
  if (props.spellCheck === false) props.spellCheck = 'false';
  if (type === 'input') Object.assign(props, restoreProps(props));
  if (type === 'img' && 'src' in props) {
    // Preact sets attributes in the order of the props. Some browsers ignore `loading` when `src` comes first.
    const { src } = props;
    delete props.src;
    props.src = src;
  }
}
