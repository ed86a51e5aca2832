import { createCloseIcon, createElement } from '../../shared/ui/markup/create-element.ts';
import type { Panel } from './create-panel.ts';
import { drawOption, type DrawContext } from './draw-option.ts';
import type { SearchState } from './product-search.model.ts';
import type { Group, Option } from './product-search.rules.ts';

type Context = Omit<DrawContext, 'query' | 'picture'>;

/** Returns what draws a state into the panel. Options stay as they are while nothing changes them. */
export function createDrawing({ id, root, box, list, removals, note, hint }: Panel, context: Context) {
  const pictures = new Map<string, HTMLElement>();
  let shown = '';

  function picture(address: string | null): HTMLElement {
    const known = pictures.get(address ?? '');
    if (known && address) return known;
    const frame = createElement('span', 'sw-product-search__picture');
    if (address) {
      frame.append(pictureOf(address));
      pictures.set(address, frame);
    }
    return frame;
  }

  function drawGroup({ name, options }: Group, index: number, query: string): HTMLElement {
    const group = createElement('div', `sw-product-search__group sw-product-search__group--${name}`);
    group.setAttribute('role', 'group');
    if (name === 'all') group.setAttribute('role', 'presentation');
    else {
      const title = createElement('div', 'sw-product-search__title', context.t(name));
      title.id = `${id}-group-${index}`;
      title.setAttribute('role', 'presentation');
      group.setAttribute('aria-labelledby', title.id);
      group.append(title);
    }
    group.append(...options.map((option) => drawOption(option, { ...context, query, picture })));
    return group;
  }

  function drawOptions({ groups, options, query }: SearchState): void {
    const contents = JSON.stringify([groups, query]);
    if (contents === shown) return;
    shown = contents;
    list.replaceChildren(...groups.map((group, index) => drawGroup(group, index, query)));
    optionElements().forEach((option, index) => (option.id = `${id}-option-${index}`));
    for (const option of list.querySelectorAll('.sw-product-search__option--recent'))
      option.setAttribute('aria-describedby', hint.id);
    drawRemovals(options);
  }

  /** Beside the list, which may contain nothing but options. By keyboard, an option is removed with Delete. */
  function drawRemovals(options: readonly Option[]): void {
    const recent = options.flatMap((option) => (option.is === 'recent' ? option.query : []));
    removals.replaceChildren(
      ...recent.map((query) => {
        const button = createElement('button', 'sw-product-search__removal');
        button.type = 'button';
        button.tabIndex = -1;
        button.value = query;
        button.setAttribute('aria-label', context.t('forget', { query }));
        button.append(createCloseIcon());
        return button;
      }),
    );
  }

  function drawNote({ answer, query, groups }: SearchState): boolean {
    const { t } = context;
    const isEmpty = groups.length === 0;
    const lines =
      isEmpty && answer === 'slow'
        ? [t('waiting')]
        : isEmpty && answer === 'shown'
          ? [t('none', { query }), t('noneHint')]
          : [];
    note.replaceChildren(...lines.map((line) => createElement('p', 'sw-product-search__line', line)));
    note.hidden = lines.length === 0;
    return !note.hidden;
  }

  const optionElements = () => list.querySelectorAll<HTMLElement>('[role=option]');

  return {
    optionElements,
    /** Returns whether options are shown, and the id of the one with the visual focus. */
    draw(state: SearchState): { readonly isExpanded: boolean; readonly activeId: string | undefined } {
      drawOptions(state);
      const hasNote = drawNote(state);
      const hasOptions = state.options.length > 0;
      const elements = [...optionElements()];
      const active = state.isOpen ? elements[state.active] : undefined;
      for (const element of elements) element.setAttribute('aria-selected', String(element === active));
      box.hidden = !state.isOpen || !(hasOptions || hasNote);
      list.hidden = !hasOptions;
      root.classList.toggle('sw-product-search--busy', ['waiting', 'slow'].includes(state.answer));
      if (active) scrollTo(box, active);
      return { isExpanded: state.isOpen && hasOptions, activeId: active?.id };
    },
  };
}

/** Scrolls the panel and not the page. The title of a group comes along with its first option. */
function scrollTo(box: HTMLElement, option: HTMLElement): void {
  const title = option.previousElementSibling?.matches('[role=presentation]') ? option.previousElementSibling : option;
  // Within its border.
  const top = box.getBoundingClientRect().top + box.clientTop;
  const above = title.getBoundingClientRect().top - top;
  const below = option.getBoundingClientRect().bottom - top - box.clientHeight;
  if (above < 0) box.scrollTop += above;
  else if (below > 0) box.scrollTop += below;
}

function pictureOf(address: string): HTMLElement {
  const image = createElement('img', 'sw-product-search__image');
  Object.assign(image, { src: address, alt: '', width: 48, height: 48, decoding: 'async' });
  // Its frame stays, so that the names stand below each other.
  image.addEventListener('error', () => image.remove());
  return image;
}
