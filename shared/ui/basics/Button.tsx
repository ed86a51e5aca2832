import type { ComponentProps, MouseEvent } from 'react';
import { Icon, type IconName } from './Icon.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger-quiet';

interface Look {
  /** `primary` is the one next step of a screen; `danger-quiet` takes something away. */
  readonly variant?: ButtonVariant;
  readonly icon?: IconName | undefined;
  /** Fills the width of its container. */
  readonly isWide?: boolean;
}

export interface ButtonProps extends ComponentProps<'button'>, Look {
  /** An answer is on its way: clicks do nothing, the label stays and so does the focus. */
  readonly isBusy?: boolean;
  /** Cannot be used now. The button stays focusable, so that nobody's focus is lost when it changes. */
  readonly isDisabled?: boolean;
}

/** A button of ours: never submits a form around it unless `type="submit"` says so. */
export function Button({
  variant = 'secondary',
  icon,
  isWide,
  isBusy,
  isDisabled,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const isInert = isBusy === true || isDisabled === true;
  return (
    <button
      type="button"
      {...rest}
      className={lookOf({ variant, isWide, className })}
      aria-disabled={isInert || undefined}
      aria-busy={isBusy || undefined}
      onClick={isInert ? refuse : onClick}
    >
      {icon && <Icon name={icon} />}
      <span className="sw-button__label">{children}</span>
    </button>
  );
}

/** A link that looks like a button, because it leads on. */
export function LinkButton({
  variant = 'secondary',
  icon,
  isWide,
  className,
  children,
  ...rest
}: ComponentProps<'a'> & Look) {
  return (
    <a {...rest} className={lookOf({ variant, isWide, className })}>
      {icon && <Icon name={icon} />}
      <span className="sw-button__label">{children}</span>
    </a>
  );
}

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'aria-label' | 'isWide'> {
  readonly icon: IconName;
  /** Its only name: says what it does and to what, such as `Verwijder Growatt MIN 3000`. */
  readonly label: string;
}

/** A square button with a drawing. */
export function IconButton({ icon, label, variant = 'quiet', className = '', ...rest }: IconButtonProps) {
  return (
    <Button {...rest} variant={variant} icon={icon} className={`sw-button--icon ${className}`.trim()}>
      <span className="sw-visually-hidden">{label}</span>
    </Button>
  );
}

function lookOf({
  variant,
  isWide,
  className,
}: {
  variant: ButtonVariant;
  isWide: boolean | undefined;
  className: string | undefined;
}) {
  return ['sw-button', `sw-button--${variant}`, isWide && 'sw-button--wide', className].filter(Boolean).join(' ');
}

/** Also keeps an inert submit button from sending its form. */
function refuse(event: MouseEvent): void {
  event.preventDefault();
}
