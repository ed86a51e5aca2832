// Stands in for `react`: all of `preact/compat`, and here what it does differently.
import {
  createContext,
  createElement,
  Fragment,
  memo,
  useContext,
  useEffect,
  useId as usePosition,
  useState,
} from 'preact/compat';
import { IdPrefixContext } from './id-prefix.ts';
import './options.ts';

// @ts-expect-error The types describe CommonJS, the code is an ES module.
export * from 'preact/compat';

/**
 * Preact makes ids from the position in a root, so two widgets of a page would share them: the root adds its prefix. The id
 * does not end in a digit, because a caller may append one.
 */
export function useId(): string {
  return `${useContext(IdPrefixContext)}${usePosition()}_`;
}

/** Preact returns the new value at once. React first draws with the old one, and with the new one after a paint. */
export function useDeferredValue<Value>(value: Value): Value {
  const [deferred, setDeferred] = useState(() => value);
  useEffect(() => {
    let task: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      task = setTimeout(() => setDeferred(() => value));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
    };
  }, [value]);
  return deferred;
}

// dnd-kit uses these of the default export. The one of `preact/compat` would put all of it into the bundle.
// oxlint-disable-next-line import/no-default-export
export default { createContext, createElement, Fragment, memo };
