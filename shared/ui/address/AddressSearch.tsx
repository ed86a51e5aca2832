import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type ComponentType,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  type RefObject,
} from 'react';
import type { Content } from 'react/jsx-runtime';
import type { AddressMatch } from '../../contract/postcode.ts';
import type { Search } from './address-lookup.ts';
import { useLazyComponent } from '../basics/use-lazy-component.ts';
import { FieldFrame } from '../form/FieldFrame.tsx';
import { afterClick } from '../form/after-click.ts';
import { ariaOf, useFieldId } from '../form/use-field.ts';
import { importWithRecovery } from '../../runtime/import-with-recovery.ts';

export interface AddressSearchProps {
  /** Last part of the control's id. The search is no part of the form's values: its control has no name. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Of the address that is to be found here. */
  readonly errors?: readonly string[] | undefined;
  /** An address has to be chosen here. */
  readonly isRequired?: boolean;
  /** Where a search begins, such as the country; another one begins anew. */
  readonly context: string;
  /** The address is typed by hand: the search is gone once it is left. */
  readonly isDisabled?: boolean | undefined;
  /** Answers null when the search does not work. */
  search: Search;
  /** A whole address was chosen; resolves to whether it could be read. */
  choose(match: AddressMatch): Promise<boolean>;
  /** The field holds this text now; none when it is gone. */
  onText?: ((text: string) => void) | undefined;
  onLeave?: (() => void) | undefined;
  /** The search does not work, so addresses have to be typed by hand. */
  onUnavailable?: (() => void) | undefined;
}

/** What the list, once it is there, adds to the field that is already in use. */
export interface Engine {
  onChange(event: ChangeEvent<HTMLInputElement>): void;
  onKeyDown(event: KeyboardEvent<HTMLInputElement>): void;
  onBlur(event: FocusEvent<HTMLInputElement>): void;
  onClick(event: MouseEvent<HTMLInputElement>): void;
}

/** ARIA states of the field. */
export interface Semantics {
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  /** Id of the line that the arrow keys are at. */
  readonly active: string | undefined;
}

export interface ComboboxProps extends Omit<
  AddressSearchProps,
  'name' | 'hint' | 'errors' | 'isRequired' | 'isDisabled' | 'onText' | 'onLeave'
> {
  readonly id: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly engine: Ref<Engine>;
  readonly term: string;
  onTerm(term: string): void;
  onSemantics(semantics: Semantics): void;
}

const QUIET: Semantics = { isOpen: false, isBusy: false, active: undefined };

/**
 * Finds an address while it is typed. The code of the list loads when the field is first focused or pointed at; the
 * input stays the same element, so that focus, caret and text are preserved.
 */
export function AddressSearch(props: AddressSearchProps) {
  return <SearchField key={props.context} {...props} />;
}

function SearchField(props: AddressSearchProps) {
  const { name, label, hint, errors, isRequired, isDisabled, onText, onLeave, ...rest } = props;
  const need = isRequired ? 'required' : null;
  const id = useFieldId(name);
  const input = useRef<HTMLInputElement>(null);
  const engine = useRef<Engine>(null);
  const [term, setTerm] = useState('');
  const [hasFocus, setFocus] = useState(false);
  const [{ isOpen, isBusy, active }, setSemantics] = useState(QUIET);
  const { Part: Combobox, hasFailed, reach } = useLazyComponent(loadCombobox);
  const giveUp = useEffectEvent(() => rest.onUnavailable?.());
  useEffect(() => {
    if (hasFailed) giveUp();
  }, [hasFailed]);
  const tell = useEffectEvent((text: string) => onText?.(text));
  useLayoutEffect(() => tell(term), [term]);
  useLayoutEffect(() => () => tell(''), []);
  const list = Combobox && (
    <Combobox {...rest} {...{ id, label, input, engine, term }} onTerm={setTerm} onSemantics={setSemantics} />
  );
  // It is left before it goes, so that what is typed on while it goes is typed nowhere else.
  if (isDisabled && !hasFocus) return null;
  return (
    <div className={`sw-address-search${isBusy ? ' sw-address-search--busy' : ''}`} onPointerEnter={reach}>
      <FieldFrame id={id} label={label} hint={hint} errors={errors} need={need} end={<SearchEnd>{list}</SearchEnd>}>
        <input
          {...ariaOf(id, need, { hint, errors })}
          ref={input}
          className="sw-field__control sw-address-search__control"
          id={id}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-expanded={isOpen}
          aria-activedescendant={active}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          enterKeyHint="search"
          spellCheck={false}
          readOnly={isDisabled}
          value={term}
          onFocus={() => {
            setFocus(true);
            reach();
          }}
          onBlur={(event) => {
            engine.current?.onBlur(event);
            // A click lands where it was aimed at.
            afterClick(() => {
              setFocus(false);
              onLeave?.();
            });
          }}
          onClick={(event) => engine.current?.onClick(event)}
          onChange={(event) => {
            setTerm(event.target.value);
            engine.current?.onChange(event);
          }}
          onKeyDown={(event) => {
            // The form around is not sent by looking for an address.
            if (event.key === 'Enter') event.preventDefault();
            engine.current?.onKeyDown(event);
          }}
        />
      </FieldFrame>
    </div>
  );
}

function SearchEnd({ children }: { children: Content }) {
  return (
    <>
      <svg className="sw-icon sw-address-search__lens" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="m20 20-4.700-4.700M17.500 10.500a7 7 0 1 1-14 0 7 7 0 0 1 14 0Z" />
      </svg>
      {children}
    </>
  );
}

async function loadCombobox(): Promise<ComponentType<ComboboxProps>> {
  const { AddressCombobox } = await importWithRecovery('AddressCombobox', () => import('./AddressCombobox.tsx'));
  return AddressCombobox;
}
