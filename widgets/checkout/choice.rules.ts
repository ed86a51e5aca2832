import type { WireId } from '../../shared/contract/wire.ts';
import { isSameId } from '../../shared/rules/same-id.ts';

/** A shipping or payment method, and one of its options. */
export interface Selection {
  readonly method: WireId | null;
  readonly option: WireId | null;
}

export const NO_SELECTION: Selection = { method: null, option: null };

interface WithId {
  readonly id: WireId;
}

export function findChosen<Item extends WithId>(items: readonly Item[], id: WireId | null): Item | null {
  return items.find((item) => isSameId(item.id, id)) ?? null;
}

/**
 * The selection when the methods are loaded: the chosen one if it is still available, else the first method with its
 * first option. Ids have the type of the list.
 * @param firstOption the option that is preselected in a method
 */
export function validSelection<Method extends WithId>(
  methods: readonly Method[],
  { method, option }: Selection,
  optionsOf: (method: Method) => readonly WithId[],
  firstOption = (chosen: Method): WireId | null => optionsOf(chosen)[0]?.id ?? null,
): Selection {
  const available = findChosen(methods, method);
  const chosen = available ?? methods[0];
  if (!chosen) return NO_SELECTION;
  const availableOption = available && findChosen(optionsOf(available), option);
  return { method: chosen.id, option: availableOption ? availableOption.id : firstOption(chosen) };
}
