import type { Elements } from 'react/jsx-runtime';
import { useKitText } from '../../i18n/use-text.ts';
import { FieldErrors } from './FieldErrors.tsx';
import { Icon } from '../basics/Icon.tsx';
import { markOf, idsOf, type FieldBase, type Need } from './use-field.ts';

interface FieldFrameProps extends Pick<FieldBase, 'label' | 'hint' | 'mark' | 'errors' | 'isAnnounced'> {
  /** The control's. */
  readonly id: string;
  readonly need: Need;
  /** The control. */
  readonly children: Elements;
  /** At the end of the line of the label. */
  readonly aside?: Elements;
  /** What lies over the control's end, such as the arrow of a list. */
  readonly end?: Elements;
}

/**
 * The frame of a control: label, "optional", hint, check mark and errors. The label holds only the field's name, which
 * is the accessible name.
 */
export function FieldFrame({
  id,
  label,
  hint,
  errors,
  isAnnounced,
  mark,
  need,
  aside,
  end,
  children,
}: FieldFrameProps) {
  const t = useKitText();
  const parts = idsOf(id);
  const state = markOf({ mark, errors });
  return (
    <div className={`sw-field sw-field--${state}`}>
      <div className="sw-field__head">
        <label className={`sw-field__label${need === 'required' ? ' sw-field__label--required' : ''}`} htmlFor={id}>
          {label}
        </label>
        {need === 'optional' && (
          <span className="sw-field__optional" id={parts.optional}>
            {t('optional')}
          </span>
        )}
        {aside}
      </div>
      {hint && (
        <p className="sw-field__hint" id={parts.hint}>
          {hint}
        </p>
      )}
      <div className="sw-field__box">
        {children}
        {state === 'valid' && <Icon name="check" className="sw-field__valid" />}
        {end}
      </div>
      <FieldErrors id={parts.errors} errors={errors} isAnnounced={isAnnounced} />
    </div>
  );
}
