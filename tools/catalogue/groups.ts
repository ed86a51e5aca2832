import { WIDGET_GROUPS, type WidgetGroup } from '../../shared/runtime/metadata.ts';
import type { WidgetEntry } from './widgets.ts';

export interface Group {
  readonly name: WidgetGroup;
  readonly widgets: readonly WidgetEntry[];
}

/** Leaves out empty groups. */
export function groupWidgets(widgets: readonly WidgetEntry[]): Group[] {
  return WIDGET_GROUPS.map((name) => ({ name, widgets: widgets.filter(({ group }) => group === name) })).filter(
    (group) => group.widgets.length > 0,
  );
}
