import type { ComponentProps, MouseEvent } from 'react';
import type { Content } from 'react/jsx-runtime';
import { Icon, type IconName } from './Icon.tsx';

export type ButtonVariant = 'primary' | 'confirm' | 'danger' | 'secondary' | 'quiet' | 'danger-quiet';

interface Appearance {
  /**
   * `primary` buys or pays, or leads there; `confirm` is the main action of another screen, such as to send a form.
   * `danger` and `danger-quiet` delete something.
   */
  readonly variant?: ButtonVariant;
  readonly icon?: IconName | undefined;
  /** Fills the width of its container. */
  readonly isWide?: boolean;
  readonly children?: Content;
}

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'children'>, Appearance {
  /** A call is running: clicks do nothing; the label and the focus stay. */
  readonly isBusy?: boolean;
  /** Clicks do nothing. The button stays focusable, so that the focus is not lost. */
  readonly isDisabled?: boolean;
}

/** A button; it submits the surrounding form only with `type="submit"`. */
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
      className={classNameOf(variant, isWide, className)}
      aria-disabled={isInert || undefined}
      aria-busy={isBusy || undefined}
      onClick={isInert ? preventSubmit : onClick}
    >
      {icon && <Icon name={icon} />}
      <span className="sw-button__label">{children}</span>
    </button>
  );
}

/** A link that looks like a button. */
export function LinkButton({
  variant = 'secondary',
  icon,
  isWide,
  className,
  children,
  ...rest
}: Omit<ComponentProps<'a'>, 'children'> & Appearance) {
  return (
    <a {...rest} className={classNameOf(variant, isWide, className)}>
      {icon && <Icon name={icon} />}
      <span className="sw-button__label">{children}</span>
    </a>
  );
}

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'aria-label' | 'isWide'> {
  readonly icon: IconName;
  /** Accessible name: the action and its object, such as `Verwijder Growatt MIN 3000`. */
  readonly label: string;
}

/** A square button with an icon. */
export function IconButton({ icon, label, variant = 'quiet', className = '', ...rest }: IconButtonProps) {
  return (
    <Button {...rest} variant={variant} icon={icon} className={`sw-button--icon ${className}`.trim()}>
      <span className="sw-visually-hidden">{label}</span>
    </Button>
  );
}

function classNameOf(variant: ButtonVariant, isWide: boolean | undefined, className: string | undefined): string {
  return ['sw-button', `sw-button--${variant}`, isWide && 'sw-button--wide', className].filter(Boolean).join(' ');
}

/** An inert submit button must not submit its form. */
function preventSubmit(event: MouseEvent): void {
  event.preventDefault();
}
