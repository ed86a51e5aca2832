import type { Widget } from '../../shared/runtime/host.ts';
import type { Prefetch } from '../prefetch.ts';
import { createBus } from './bus.ts';
import { guardCalls } from './call-guard.ts';
import { handle } from './commands.ts';
import { reportTemplateError } from './report-template-error.ts';
import { broken, settings, startWave, waves, widgets } from './loader-context.ts';
import { setMountState, type Mount, mounts } from './mounts.ts';

export const bus = createBus(handle);

/** Begins to load the widget of this element, if it is still waiting; one of the late list when that has come. */
export async function mountWidget(element: Element): Promise<void> {
  const place = mounts.get(element);
  if (place?.state !== 'waiting' || !widgets[place.name]) return;
  setMountState(element as HTMLElement, place, 'loading');
  const wave = waves.get(element) ?? startWave(element as HTMLElement);
  waves.delete(element);
  try {
    await wave.files;
  } catch (error) {
    place.couldNotLoad = true;
    return setMountState(element as HTMLElement, place, 'failed', error);
  }
  // It may have left the page meanwhile.
  if (mounts.get(element) === place) mount(element as HTMLElement, place, await wave.files, wave.given);
}

function mount(
  element: HTMLElement,
  place: Mount,
  [code, texts]: Awaited<Prefetch['files']>,
  given: Prefetch['given'],
): void {
  const widget = (code['island'] ?? code['enhancer'] ?? code[place.name]) as Widget;
  for (const script of broken.splice(0))
    if (script) reportTemplateError(script, { attribute: '', found: script.textContent });
  try {
    place.unmount = widget.mount(element, {
      ...given,
      bus,
      settings: settings(),
      texts: texts ? texts.default : {},
      ...guardCalls(place.name),
      setState: (state, error) => setMountState(element, place, state, error),
      reportTemplateError: (complaint) => reportTemplateError(element, complaint),
    });
  } catch (error) {
    console.error(error);
    setMountState(element, place, 'failed', error);
  }
}
