import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

interface Native<Control> {
  readonly control: RefObject<Control | null>;
  readonly defaultValue: string;
}

/**
 * Keeps a native control and a value in step without React owning the control: what a browser fills in without
 * telling stays in it, and is there when the form is read. `choices` names the options of a list, which may come
 * later than its value.
 */
export function useNativeValue<Control extends HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
  value: string,
  choices = '',
): Native<Control> {
  const control = useRef<Control>(null);
  const written = useRef<readonly [value: string, choices: string]>(null);
  const [defaultValue] = useState(value);

  useLayoutEffect(() => {
    const element = control.current;
    if (!element || (written.current?.[0] === value && written.current[1] === choices)) return;
    written.current = [value, choices];
    if (element.value !== value) element.value = value;
  });

  return { control, defaultValue };
}
