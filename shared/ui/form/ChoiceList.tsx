import type { Content } from 'react/jsx-runtime';
import { FieldErrors } from './FieldErrors.tsx';
import { groupOf, idsOf, useFieldId } from './use-field.ts';

export interface ChoiceListProps {
  /** Label of the group. */
  readonly legend: Content;
  /** Hides the legend visually, where a heading above repeats it. */
  readonly isLegendHidden?: boolean | undefined;
  /** Name of the radios; gives the list the id to which an error summary links. */
  readonly name?: string | undefined;
  /** Needs a name. */
  readonly errors?: readonly string[] | undefined;
  /** Screen readers announce the messages when they appear. */
  readonly isAnnounced?: boolean | undefined;
  readonly children: Content;
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
