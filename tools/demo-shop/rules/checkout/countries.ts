import type { Country } from '../../../../shared/contract/address.ts';
import { hasExtra, type WithExtras } from '../../extras.ts';
import type { Locale, Words } from '../language.ts';

/** A country to which the shop sells. */
export interface SoldTo {
  readonly alpha2: string;
  readonly alpha3: string;
  readonly name: Words;
  readonly zipCode: RegExp;
  readonly zipCodeExample: string;
  /** Without spaces, dots and dashes; null where no VAT number is required. */
  readonly vatNumber: RegExp | null;
  readonly vatNumberExample: string | null;
  /** How its addresses are written, where the answers say so. */
  readonly format?: {
    readonly hasSecondLine?: boolean;
    /** By code; true for a province that is typed in. */
    readonly provinces?: Readonly<Record<string, string>> | true;
    readonly isProvinceRequired?: boolean;
  };
}

/** Countries with address search come first, ordered by their number of orders. */
const SOLD_TO: readonly SoldTo[] = [
  {
    alpha2: 'nl',
    alpha3: 'nld',
    name: { nl: 'Nederland', de: 'Niederlande', en: 'Netherlands' },
    zipCode: /^[1-9]\d{3} ?(?!S[ADS])[A-Z]{2}$/,
    zipCodeExample: '1012 LG',
    vatNumber: null,
    vatNumberExample: null,
  },
  {
    alpha2: 'be',
    alpha3: 'bel',
    name: { nl: 'België', de: 'Belgien', en: 'Belgium' },
    zipCode: /^[1-9]\d{3}$/,
    zipCodeExample: '2000',
    vatNumber: /^BE[01]\d{9}$/,
    vatNumberExample: 'BE0123456789',
  },
  {
    alpha2: 'de',
    alpha3: 'deu',
    name: { nl: 'Duitsland', de: 'Deutschland', en: 'Germany' },
    zipCode: /^\d{5}$/,
    zipCodeExample: '10115',
    vatNumber: /^DE\d{9}$/,
    vatNumberExample: 'DE123456789',
  },
  {
    alpha2: 'lu',
    alpha3: 'lux',
    name: { nl: 'Luxemburg', de: 'Luxemburg', en: 'Luxembourg' },
    zipCode: /^(L-?)?\d{4}$/,
    zipCodeExample: '1009',
    vatNumber: /^LU\d{8}$/,
    vatNumberExample: 'LU12345678',
  },
  {
    alpha2: 'at',
    alpha3: 'aut',
    name: { nl: 'Oostenrijk', de: 'Österreich', en: 'Austria' },
    zipCode: /^[1-9]\d{3}$/,
    zipCodeExample: '1010',
    vatNumber: /^ATU\d{8}$/,
    vatNumberExample: 'ATU12345678',
  },
  {
    alpha2: 'ch',
    alpha3: 'che',
    name: { nl: 'Zwitserland', de: 'Schweiz', en: 'Switzerland' },
    zipCode: /^[1-9]\d{3}$/,
    zipCodeExample: '8001',
    vatNumber: /^CHE\d{9}(MWST|TVA|IVA)?$/,
    vatNumberExample: 'CHE123456789',
  },
  {
    alpha2: 'fr',
    alpha3: 'fra',
    name: { nl: 'Frankrijk', de: 'Frankreich', en: 'France' },
    zipCode: /^\d{5}$/,
    zipCodeExample: '75001',
    vatNumber: /^FR[0-9A-Z]{2}\d{9}$/,
    vatNumberExample: 'FR12345678901',
    format: { hasSecondLine: true },
  },
  {
    alpha2: 'es',
    alpha3: 'esp',
    name: { nl: 'Spanje', de: 'Spanien', en: 'Spain' },
    zipCode: /^\d{5}$/,
    zipCodeExample: '28001',
    vatNumber: /^ES[0-9A-Z]\d{7}[0-9A-Z]$/,
    vatNumberExample: 'ESB12345678',
    format: {
      hasSecondLine: true,
      provinces: { B: 'Barcelona', M: 'Madrid', MA: 'Málaga', SE: 'Sevilla', V: 'Valencia' },
      isProvinceRequired: true,
    },
  },
  {
    alpha2: 'it',
    alpha3: 'ita',
    name: { nl: 'Italië', de: 'Italien', en: 'Italy' },
    zipCode: /^\d{5}$/,
    zipCodeExample: '00118',
    vatNumber: /^IT\d{11}$/,
    vatNumberExample: 'IT12345678901',
    format: { provinces: true },
  },
  {
    alpha2: 'pl',
    alpha3: 'pol',
    name: { nl: 'Polen', de: 'Polen', en: 'Poland' },
    zipCode: /^\d{2}-?\d{3}$/,
    zipCodeExample: '00-950',
    vatNumber: /^PL\d{10}$/,
    vatNumberExample: 'PL1234567890',
  },
];

/** Countries in which private buyers may buy solar equipment without VAT. */
const EXEMPT: readonly string[] = ['de'];

export function countryOf(alpha2: string): SoldTo | undefined {
  return SOLD_TO.find((country) => country.alpha2 === alpha2.trim().toLowerCase());
}

/** The countries as in the contract. */
export function allowedCountries({ locale, ...shopper }: WithExtras & { readonly locale: Locale }): Country[] {
  const hasFormats = hasExtra(shopper, 'foreign-addresses');
  return SOLD_TO.map(({ alpha2, alpha3, name, format }) => ({
    alpha_2_code: alpha2,
    alpha_3_code: alpha3,
    name: name[locale],
    ...(hasFormats && format && writtenAs(format)),
  }));
}

function writtenAs({ hasSecondLine, provinces, isProvinceRequired }: NonNullable<SoldTo['format']>): Partial<Country> {
  const byCode = provinces === true ? {} : (provinces ?? {});
  return {
    address_format: 'lines',
    ...(hasSecondLine && { second_line: true }),
    ...(provinces === true && { province: true }),
    ...(Object.keys(byCode).length > 0 && {
      provinces: Object.entries(byCode).map(([code, province]) => ({ code, name: province })),
    }),
    ...(isProvinceRequired && { province_required: true }),
  };
}

/** The name of a province, or what was typed in. */
export function provinceName(alpha2: string, province: string): string {
  const provinces = countryOf(alpha2)?.format?.provinces;
  return (typeof provinces === 'object' && provinces[province]) || province;
}

/** The country of the visitors of a site. */
export function defaultCountry(locale: Locale): string {
  return locale === 'de' ? 'de' : 'nl';
}

export function allowsExemption(alpha2: string): boolean {
  return EXEMPT.includes(alpha2);
}
