// The part of `react` that downshift uses. It copies the whole namespace, which would keep all of `preact/compat`.
export { cloneElement, Component, useCallback, useEffect, useLayoutEffect } from 'preact/compat';
export { useMemo, useReducer, useRef, useState } from 'preact/compat';
export { useId } from './react.ts';
