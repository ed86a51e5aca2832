import type { ReactNode } from 'react';
import { FieldErrors } from './FieldErrors.tsx';
import { groupOf, idsOf, useFieldId } from './use-field.ts';

export interface ChoiceListProps {
  /** What is chosen here. */
  readonly legend: ReactNode;
  /** A heading above says the same already. */
  readonly isLegendHidden?: boolean | undefined;
  /** Of the radios; gives the list the id that a summary of errors leads to. */
  readonly name?: string | undefined;
  /** Needs a name. */
  readonly errors?: readonly string[] | undefined;
  /** Messages are read out as they come. */
  readonly isAnnounced?: boolean | undefined;
  readonly children: ReactNode;
}

/** Big radio cards under one question. Inside a card it holds the finer choices. */
export function ChoiceList({ legend, isLegendHidden = false, name, errors, isAnnounced, children }: ChoiceListProps) {
  const id = useFieldId(name ?? '');
  return (
    <fieldset {...groupOf(id, { errors })} className="sw-choices" id={name === undefined ? undefined : id}>
      <legend className={isLegendHidden ? 'sw-visually-hidden' : 'sw-choices__legend'}>{legend}</legend>
      <div className="sw-choices__list">{children}</div>
      <FieldErrors id={idsOf(id).errors} errors={errors} isAnnounced={isAnnounced} />
    </fieldset>
  );
}
