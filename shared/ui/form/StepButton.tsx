import { Icon } from '../basics/Icon.tsx';

interface StepButtonProps {
  readonly icon: 'minus' | 'plus';
  readonly label: string;
  /** Why the button is disabled, as its title. */
  readonly why?: string | undefined;
  /** Null disables the button. It stays focusable, so that the focus is not lost. */
  readonly onStep: (() => void) | null;
}

/** Increases or decreases a quantity. */
export function StepButton({ icon, label, why, onStep }: StepButtonProps) {
  return (
    <button
      type="button"
      className="sw-stepper__step"
      aria-label={label}
      title={why}
      aria-disabled={onStep === null || undefined}
      onClick={() => onStep?.()}
    >
      <Icon name={icon} />
    </button>
  );
}
