import type { EngineParts } from '../../loader/engine/engine-parts.ts';
import { withFragments } from '../doctor/fragments.ts';
import { findTags } from '../doctor/loader-tag.ts';
import type { RegisteredWidget, WidgetRegistry } from '../doctor/page.ts';
import { createBrowserClient } from './browser-client.ts';
import { livePage } from './load-page.ts';

/**
 * The widgets of the build, those of other projects that the page has loaded, and those whose description stands beside
 * their script.
 */
export function knownWidgets(registry: WidgetRegistry, engine: EngineParts | undefined): Promise<WidgetRegistry> {
  const loaded: Record<string, RegisteredWidget> = {};
  for (const { name, widget } of engine?.mounts.values() ?? [])
    if (widget && !registry[name]) loaded[name] = { widget, calls: {}, isSingle: false };
  const page = livePage();
  return withFragments(page, { ...loaded, ...registry }, createBrowserClient(), findTags(page).loader?.url);
}
