/** A guest in Amsterdam, who enters the address manually: the fields of the checkout by their names in the request. */
export const GUEST = {
  email: 'noor@example.nl',
  first_name: 'Noor',
  last_name: 'Bakker',
  street: 'Damrak',
  house_number: '1',
  house_number_addition: 'A',
  zip_code: '1012 LG',
  city: 'Amsterdam',
  phone: '0612345678',
} as const;
