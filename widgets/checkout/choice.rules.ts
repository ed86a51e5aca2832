import type { WireId } from '../../shared/contract/wire.ts';
import { isSameId } from '../../shared/rules/same-id.ts';

/** A shipping or payment method with its options. */
interface Method {
  readonly id: WireId;
  readonly options: readonly { readonly id: WireId }[];
}

export interface Selection {
  readonly method: WireId | null;
  readonly option: WireId | null;
}

export function findChosen<Found extends { readonly id: WireId }>(
  among: readonly Found[],
  id: WireId | null,
): Found | null {
  return among.find((candidate) => isSameId(candidate.id, id)) ?? null;
}

/**
 * The selection when the methods are loaded: the chosen one if it is still available, else the first method with its
 * first option. Ids have the type of the list.
 * @param firstOption the option that is preselected in a method
 */
export function validSelection<Given extends Method>(
  methods: readonly Given[],
  { method, option }: Selection,
  firstOption: (method: Given) => WireId | null,
): Selection {
  const available = findChosen(methods, method);
  const chosen = available ?? methods[0];
  if (!chosen) return { method: null, option: null };
  const availableOption = available && findChosen(available.options, option);
  return { method: chosen.id, option: availableOption ? availableOption.id : firstOption(chosen) };
}
