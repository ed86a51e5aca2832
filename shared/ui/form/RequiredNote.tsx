import { useKitText } from '../../i18n/use-text.ts';

/** Says what the star beside a label means. A screen reader hears at each field whether it is required. */
export function RequiredNote() {
  return <p className="sw-required-note">{useKitText()('requiredNote')}</p>;
}
