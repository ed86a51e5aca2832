import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { MediaUpload } from '../../shared/ui/media/MediaUpload.tsx';
import type { MediaFieldState } from './media-field.model.ts';
import type nl from './locales/nl.json';
import { useEffect, useEffectEvent, useRef } from 'react';

/** A form field for files. */
export function MediaField({ model }: { model: MediaFieldState }) {
  useSignals();
  const t = useText<typeof nl>();
  const list = model.list.value;
  const label = list.isMultiple ? t(`several_${list.kind}`) : t(`single_${list.kind}`);
  return (
    <div className="sw-media-field">
      <FormValue name={model.name} value={model.value.value} onValueSet={model.setValue} onReset={model.reset} />
      <MediaUpload
        {...list}
        label={label}
        texts={model.texts}
        showsSpecs={model.showsSpecs}
        onChange={model.describe}
      />
    </div>
  );
}

const ATTRIBUTE = 'data-value';

interface FormValueProps {
  readonly name: string;
  readonly value: string;
  /** A script of the page changed the `data-value` attribute. */
  onValueSet(value: string): void;
  /** The surrounding form was reset. */
  onReset(): void;
}

/** The hidden input that the surrounding form sends. Reports a new `data-value` and a form reset. */
function FormValue({ name, value, onValueSet, onReset }: FormValueProps) {
  const input = useRef<HTMLInputElement>(null);
  const lastValue = useRef(value);
  const valueSet = useEffectEvent(onValueSet);
  const reset = useEffectEvent(onReset);

  // Fires `change`, as a native control does.
  useEffect(() => {
    if (lastValue.current === value) return;
    lastValue.current = value;
    input.current?.dispatchEvent(new Event('change', { bubbles: true }));
  }, [value]);

  useEffect(() => {
    const element = input.current?.closest<HTMLElement>('[data-widget]');
    if (!element) return undefined;
    let last = element.getAttribute(ATTRIBUTE) ?? '';
    const observer = new MutationObserver(() => {
      const now = element.getAttribute(ATTRIBUTE) ?? '';
      // A template engine may write the same value again.
      if (now !== last) valueSet((last = now));
    });
    observer.observe(element, { attributeFilter: [ATTRIBUTE] });
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const listeners = new AbortController();
    // The browser resets the form after the event, unless a listener prevents it.
    const onFormReset = (event: Event) =>
      void setTimeout(() => event.target === input.current?.form && !event.defaultPrevented && reset());
    document.addEventListener('reset', onFormReset, { signal: listeners.signal });
    return () => listeners.abort();
  }, []);

  return <input ref={input} type="hidden" name={name} value={value} />;
}
