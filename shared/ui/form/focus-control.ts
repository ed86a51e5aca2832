const CONTROLS = 'input, select, textarea, button, a[href]';

/** The number of frames to wait for a target that is not rendered yet, such as a field of another step. */
const MAX_FRAMES = 20;

/** Moves the focus to the control with this id, or into the group that has it, and brings it into view. */
export function focusControl(id: string, framesLeft = MAX_FRAMES): void {
  const place = document.getElementById(id);
  const control = place && controlIn(place);
  // The controls of a group, such as those of an upload field, may be rendered later than the group.
  if (!control && framesLeft > 0) requestAnimationFrame(() => focusControl(id, framesLeft - 1));
  control?.focus({ preventScroll: true });
  place?.scrollIntoView({ block: 'center' });
}

function controlIn(place: HTMLElement): HTMLElement | null {
  if (place.matches(CONTROLS)) return place;
  return place.querySelector<HTMLElement>('input:checked') ?? place.querySelector<HTMLElement>(CONTROLS);
}
