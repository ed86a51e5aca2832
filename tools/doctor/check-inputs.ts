import { closestName, editDistance } from '../../loader/engine/closest-name.ts';
import { templateErrorMessage } from '../../loader/engine/console-messages.ts';
import { EXPECTED_LOAD, isLoadTrigger } from '../../loader/triggers/all-triggers.ts';
import { INSIDE } from '../../shared/rules/unreadable-markup.ts';
import { attributeOf } from '../../shared/runtime/attribute-name.ts';
import type { Widget } from '../../shared/runtime/host.ts';
import type { TemplateError } from '../../shared/runtime/template-error.ts';
import { ownTemplates, unknownSlots } from '../../shared/runtime/slot-templates.ts';
import { COMMON_ATTRIBUTES } from './common-attributes.ts';
import { finding, type Finding } from './finding.ts';
import type { Mount, Page, WidgetRegistry } from './page.ts';
import { readMountInputs } from './read-mount-inputs.ts';

/** Checks names and inputs. The messages are those of the console of the page. */
export function checkInputs(page: Page, registry: WidgetRegistry): Finding[] {
  const names = Object.keys(registry);
  return page.mounts.flatMap((mount) => {
    const known = registry[mount.name];
    if (!known) {
      const what = messageOf(mount, { attribute: 'data-widget', found: mount.name }, names);
      return [finding('widget-unknown', mount.where, what)];
    }
    const { templateErrors = [] } = readMountInputs(page, mount, known.widget);
    const wrong = templateErrors.map((templateError) => {
      const code = templateError.attribute === INSIDE ? 'inside-wrong' : 'input-wrong';
      return finding(code, mount.where, messageOf(mount, templateError));
    });
    return [...wrong, ...checkUnknownInputs(mount, known.widget)];
  });
}

/** The message without the element, which the console puts in front. */
export function messageOf(
  { where }: Pick<Mount, 'where'>,
  templateError: Partial<TemplateError> & Pick<TemplateError, 'attribute' | 'found'>,
  names: readonly string[] = [],
): string {
  return templateErrorMessage(where, templateError, names).slice(where.length + 2);
}

/** Reports an attribute that is almost an input; other attributes belong to the shop. */
export function checkUnknownInputs({ element, where }: Mount, { inputs }: Widget): Finding[] {
  const shape = 'shape' in inputs ? (inputs.shape as object) : inputs;
  const known = [...Object.keys(shape).map(attributeOf), ...COMMON_ATTRIBUTES];
  return element.getAttributeNames().flatMap((written) => {
    if (!written.startsWith('data-') || known.includes(written)) return [];
    const near = known.filter((name) => editDistance(written, name) <= 2 && !element.hasAttribute(name));
    const meant = closestName(written, near);
    return meant ? [finding('input-unknown', where, `${written} is not an input. Did you mean "${meant}"?`)] : [];
  });
}

/** Checks the names of templates for slots. */
export function checkSlots({ mounts }: Page, registry: WidgetRegistry): Finding[] {
  return mounts.flatMap((mount) => {
    const known = registry[mount.name];
    const templates = mount.element.querySelectorAll<HTMLTemplateElement>('template[data-slot]');
    const unknown = known && unknownSlots(ownTemplates(mount.element, templates), known.widget.slots ?? []);
    return unknown ? [finding('slot-unknown', mount.where, messageOf(mount, unknown))] : [];
  });
}

/** Checks the values of `data-load`. */
export function checkLoadTriggers({ mounts }: Page, registry: WidgetRegistry): Finding[] {
  return mounts.flatMap((mount) => {
    const trigger = mount.element.dataset['load'];
    if (!trigger || !registry[mount.name] || isLoadTrigger(trigger)) return [];
    const what = messageOf(mount, { attribute: 'data-load', expected: EXPECTED_LOAD, found: trigger });
    return [finding('load-wrong', mount.where, what)];
  });
}
