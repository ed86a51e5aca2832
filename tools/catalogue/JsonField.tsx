import { TextArea } from '../../shared/ui/form/TextArea.tsx';
import { useLanguage } from './words.ts';

/** The properties of every field. */
export interface Base {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly isRequired: boolean;
  readonly errors: readonly string[];
  readonly value: string;
  onChange(draft: string): void;
}

export function JsonField(base: Base) {
  const { words } = useLanguage();
  return (
    <div className="catalogue__json">
      <TextArea {...base} hint={`${base.hint} ${words.jsonHint}`} rows={3} />
    </div>
  );
}
