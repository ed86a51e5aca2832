import { getByRole } from '@testing-library/dom';

/** What a screen reader says of the field and of the option with the visual focus, in a line. */
export function transcriptOf(input: HTMLInputElement): string {
  const active = document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
  const isExpanded = input.getAttribute('aria-expanded') === 'true';
  const field = `${input.getAttribute('role')} "${input.value}" ${isExpanded ? 'expanded' : 'collapsed'}`;
  return active ? `${field} > ${lineOf(active)}` : field;
}

function lineOf(option: HTMLElement): string {
  const group = option.closest<HTMLElement>('[role=group]');
  const description = textOf(option.getAttribute('aria-describedby'));
  const parts = [
    `${option.getAttribute('role')} "${nameOf(option)}"`,
    option.getAttribute('aria-selected') === 'true' ? 'selected' : 'not selected',
    ...(group ? [`in "${textOf(group.getAttribute('aria-labelledby'))}"`] : []),
    ...(description ? [`(${description})`] : []),
  ];
  return parts.join(' ');
}

/** The library finds an option by its name only. */
function nameOf(option: HTMLElement): string {
  let accessible = '';
  getByRole(option.parentElement!, 'option', {
    name: (name, element) => {
      if (element === option) accessible = name;
      return element === option;
    },
  });
  // Amounts have a space that does not break.
  return accessible.replaceAll('\u00a0', ' ');
}

const textOf = (id: string | null): string => document.getElementById(id ?? '')?.textContent ?? '';
