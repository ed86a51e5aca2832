import { isRecord } from '../../shared/contract/wire.ts';
import { isLink, isPicture } from '../../shared/rules/url.ts';
import type { Company, Safety } from './product-specs.rules.ts';

/** An element is server markup, which stays as it is. */
export function safetyFrom(written: unknown): Element | Safety | null {
  return isRecord(written) && 'nodeType' in written ? (written as unknown as Element) : safetyIn(written);
}

/** Null for nothing that can be read. */
export function safetyIn(value: unknown): Safety | null {
  if (!isRecord(value)) return null;
  const picture = textOf(value['picture']);
  const safety = {
    type: textOf(value['type']),
    identifier: textOf(value['identifier']),
    picture: picture && isPicture(picture) ? picture : null,
    manufacturer: companyIn(value['manufacturer']),
    responsible: companyIn(value['responsible']),
    warnings: textsIn(value['warnings']),
  };
  const { warnings, ...texts } = safety;
  return warnings.length > 0 || Object.values(texts).some(Boolean) ? safety : null;
}

function companyIn(value: unknown): Company | null {
  const written: Record<string, unknown> = isRecord(value) ? value : { name: value };
  const [name, address, contact] = [written['name'], textsIn(written['address']).join(', '), written['contact']].map(
    textOf,
  );
  return name || address || contact
    ? { name: name!, address: address!, contact: contact!.replace(/^mailto:/i, ''), contactUrl: urlOf(contact!) }
    : null;
}

const MAIL = /^[^\s@:/]+@[^\s@/]+$/;

function urlOf(contact: string): string | null {
  if (MAIL.test(contact)) return `mailto:${contact}`;
  return /^(?:https?:\/\/|mailto:)/i.test(contact) && isLink(contact) ? contact : null;
}

/** A text, a list of texts, or such a list as an object, as PHP may write it. */
function textsIn(value: unknown): string[] {
  const all = typeof value === 'object' && value !== null ? Object.values(value) : [value];
  return all.map(textOf).filter(Boolean);
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}
