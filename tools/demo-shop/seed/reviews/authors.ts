const FIRST_NAMES = [
  'Marieke',
  'Jeroen',
  'Anja',
  'Pieter',
  'Fatima',
  'Lars',
  'Ingrid',
  'Thijs',
  'Sabine',
  'Rachid',
  'Els',
  'Markus',
  'Femke',
  'Willem',
  'Nadia',
  'Johan',
  'Katrin',
  'Bram',
  'Yusuf',
  'Hanneke',
  'Stefan',
  'Lotte',
  'Dirk',
] as const;

const INITIALS = 'VBDHJKLMRSTWZ';

/** A first name and an initial; the same number has the same name. */
export function authorOf(number: number): string {
  const first = FIRST_NAMES[number % FIRST_NAMES.length]!;
  return `${first} ${INITIALS[Math.floor(number / 3) % INITIALS.length]}.`;
}
