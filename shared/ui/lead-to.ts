const CONTROLS = 'input, select, textarea, button, a[href]';

/** Moves the focus to the control with this id, or into the group that has it, and brings it into view. */
export function leadTo(id: string): void {
  const place = document.getElementById(id);
  if (!place) return;
  const control = place.matches(CONTROLS)
    ? place
    : (place.querySelector<HTMLElement>('input:checked') ?? place.querySelector<HTMLElement>(CONTROLS));
  control?.focus({ preventScroll: true });
  place.scrollIntoView?.({ block: 'center' });
}
