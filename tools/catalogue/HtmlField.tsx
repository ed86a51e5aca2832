import { useLayoutEffect, useMemo, useRef } from 'react';
import { TextArea, type TextAreaProps } from '../../shared/ui/form/TextArea.tsx';
import { useFieldId } from '../../shared/ui/form/use-field.ts';
import { drawMarkup } from './draw-markup.ts';
import { format, FORMATS, type Format } from './html-format.ts';
import { useLanguage } from './words.ts';

/** A text with markup: its source, buttons that format the selected part, and what it looks like. */
export function HtmlField(props: TextAreaProps) {
  const { label, name, value, onChange } = props;
  const { words } = useLanguage();
  const id = useFieldId(name);
  const wanted = useRef<readonly [start: number, end: number]>(null);
  const shown = useMemo(() => drawMarkup(value), [value]);

  useLayoutEffect(() => {
    if (!wanted.current) return;
    const area = document.getElementById(id) as HTMLTextAreaElement;
    area.focus();
    area.setSelectionRange(...wanted.current);
    wanted.current = null;
  });

  function apply(chosen: Format): void {
    const { selectionStart, selectionEnd } = document.getElementById(id) as HTMLTextAreaElement;
    const { text, start, end } = format({ text: value, start: selectionStart, end: selectionEnd }, chosen);
    wanted.current = [start, end];
    onChange(text);
  }

  return (
    <div className="catalogue__markup">
      <TextArea {...props} />
      <div className="catalogue__formats" role="group" aria-label={words.formatting(label)}>
        {FORMATS.map((option) => (
          <button key={option} type="button" className="catalogue__format" onClick={() => apply(option)}>
            {words.formats[option]}
          </button>
        ))}
      </div>
      {value.includes('<') && (
        <div className="catalogue__shown" role="group" aria-label={words.looksLike(label)}>
          <div className="sw-html">{shown}</div>
        </div>
      )}
    </div>
  );
}
