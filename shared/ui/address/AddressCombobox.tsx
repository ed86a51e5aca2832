import { useEffect, useEffectEvent, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import type { AddressMatch } from '../../contract/postcode.ts';
import { useKitText, usePartText } from '../../i18n/use-text.ts';
import { createAddressLookup, NOTHING, type AddressLookup } from './address-lookup.ts';
import { AddressOption } from './AddressOption.tsx';
import type { ComboboxProps, Engine } from './AddressSearch.tsx';

type State = UseComboboxState<AddressMatch>;

/** The list of an address search. The field forwards its events to the list. */
export function AddressCombobox(props: ComboboxProps) {
  const { id, label, input, engine, term, onSemantics } = props;
  const t = usePartText('address');
  const kit = useKitText();
  const { result, isChoosing, type, pick } = useLookup(props);
  const { matches } = result;
  const { isOpen, highlightedIndex, getInputProps, getItemProps, getMenuProps } = useCombobox<AddressMatch>({
    items: [...matches],
    inputId: id,
    menuId: `${id}-list`,
    getItemId: (index) => `${id}-option-${index}`,
    itemToString: (match) => match?.value ?? '',
    inputValue: term,
    selectedItem: null,
    initialIsOpen: term !== '' && document.activeElement === input.current,
    stateReducer: reduce,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && void pick(selectedItem),
  });
  const isListed = isOpen && matches.length > 0;
  const panel = useRef<HTMLDivElement>(null);
  const isBusy = isChoosing || result.is === 'waiting';
  const hasNone = isOpen && result.is === 'answered' && matches.length === 0;
  const shown = isListed ? matches.length : Number(hasNone);
  const active = isListed && highlightedIndex >= 0 ? `${id}-option-${highlightedIndex}` : undefined;
  const field = getInputProps({}, { suppressRefError: true });

  useLayoutEffect(() => {
    (field['ref'] as (element: HTMLInputElement | null) => void)(input.current);
  });
  useImperativeHandle(engine, () => engineOf(field, isListed || hasNone, type));
  useLayoutEffect(() => {
    if (shown === 0) return;
    panel.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    // What is typed stays in view, even where a keyboard on the screen leaves little room.
    input.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [shown, input]);
  useLayoutEffect(() => onSemantics({ isOpen: isListed, isBusy, active }), [onSemantics, isListed, isBusy, active]);

  return (
    <>
      <div ref={panel} className="sw-address-search__panel" hidden={!isListed && !hasNone}>
        <ul {...getMenuProps({ 'aria-label': label })} className="sw-address-search__list" hidden={!isListed}>
          {isListed &&
            matches.map((match, index) => (
              <AddressOption
                key={`${match.context} ${match.label}`}
                match={match}
                isActive={index === highlightedIndex}
                own={getItemProps({ item: match, index })}
              />
            ))}
        </ul>
        {hasNone && (
          <p className="sw-address-search__none" aria-hidden="true">
            {t('noAddress')}
          </p>
        )}
      </div>
      <span className="sw-visually-hidden" role="status">
        {statusText()}
      </span>
    </>
  );

  function statusText(): string {
    if (isListed) return t('addressesFound', { count: matches.length });
    if (hasNone) return t('noAddress');
    return isBusy ? kit('loading') : '';
  }
}

/** The search itself; it begins with what was typed before the list was there. */
function useLookup({ input, term, context, search, choose, onTerm, onUnavailable }: ComboboxProps) {
  const lookup = useRef<AddressLookup>(null);
  const [result, setResult] = useState(NOTHING);
  const [isChoosing, setIsChoosing] = useState(false);
  const ask = useEffectEvent(search);
  const fail = useEffectEvent(() => onUnavailable?.());
  const begin = useEffectEvent(() => {
    if (term !== '' && document.activeElement === input.current) lookup.current?.type(term);
  });

  useEffect(() => {
    const started = createAddressLookup({
      context,
      search: (...question) => ask(...question),
      show: setResult,
      fail: () => fail(),
    });
    lookup.current = started;
    begin();
    return () => started.stop();
  }, [context]);

  async function pick(match: AddressMatch): Promise<void> {
    if (match.precision !== 'Address') {
      onTerm(match.value);
      return lookup.current?.follow(match);
    }
    onTerm('');
    lookup.current?.type('');
    setIsChoosing(true);
    const isRead = await choose(match).catch(() => false);
    setIsChoosing(false);
    if (!isRead) onUnavailable?.();
  }

  return { result, isChoosing, type: (typed: string) => lookup.current?.type(typed), pick };
}

/** Overrides the combobox library: blur does not select, and selecting a partial match continues the search. */
function reduce(state: State, { type, changes, props }: UseComboboxStateChangeOptions<AddressMatch>): Partial<State> {
  const types = useCombobox.stateChangeTypes;
  const closed = { ...state, isOpen: false, highlightedIndex: -1 };
  if (type === types.InputBlur || type === types.InputKeyDownEscape) return closed;
  if (type === types.InputClick) return { ...state, isOpen: true };
  if (type === types.ItemClick || type === types.InputKeyDownEnter) {
    const { selectedItem } = changes;
    if (!selectedItem) return { ...state, highlightedIndex: props.items.length > 0 ? 0 : -1 };
    return { ...closed, selectedItem, isOpen: selectedItem.precision !== 'Address' };
  }
  if (type === types.InputKeyDownArrowUp && changes.isOpen === false) return closed;
  return changes;
}

/** What the field passes on. Home and End belong to the caret, and Escape to the page once the list is closed. */
function engineOf(field: object, isShown: boolean, onType: (term: string) => void): Engine {
  const { onBlur, onClick, onChange, onKeyDown } = field as Engine;
  return {
    onBlur,
    onClick,
    onChange(event) {
      onChange(event);
      onType(event.target.value);
    },
    onKeyDown(event) {
      const isForeign = ['Home', 'End'].includes(event.key) || (event.key === 'Escape' && !isShown);
      if (!isForeign) onKeyDown(event);
    },
  };
}
