import { useKitText } from '../../i18n/use-text.ts';

/** Explains the asterisk of a label. Screen readers announce each required field. */
export function RequiredNote() {
  return <p className="sw-required-note">{useKitText()('requiredNote')}</p>;
}
