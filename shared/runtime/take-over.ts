/** Load triggers that wait for the shopper. */
const WAITS_FOR_SHOPPER = /^(visible|interaction)/;

/**
 * When a widget takes over the frame that a server has drawn, where the page does not say it: as its metadata says, or when
 * the browser is idle, or later where the widget loads later.
 */
export function takeOverOf({
  load,
  hydrate,
}: {
  readonly load: string;
  readonly hydrate?: string | undefined;
}): string {
  return hydrate ?? (isLazy(load) ? load : 'idle');
}

export const isLazy = (trigger: string): boolean => WAITS_FOR_SHOPPER.test(trigger);
