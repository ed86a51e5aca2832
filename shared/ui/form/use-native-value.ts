import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

interface Native<Control> {
  readonly control: RefObject<Control | null>;
  readonly defaultValue: string;
}

/**
 * Synchronises an uncontrolled input with a value: text that a browser fills in without an event stays in it, and is
 * there when the form is read. `choices` names the options of a select, which may arrive after its value.
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
