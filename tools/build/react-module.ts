/** React as a module: the scripts of all widgets import its functions by name, without esbuild's helpers for CommonJS. */
import React from 'react';

// oxlint-disable-next-line import/no-default-export -- As the package has it.
export default React;

export const {
  Children,
  Component,
  Fragment,
  cloneElement,
  createContext,
  createElement,
  forwardRef,
  isValidElement,
  memo,
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
  version,
} = React;
