import type { Words } from '../../rules/language.ts';

/** A payment method. */
export interface PaymentOffer {
  readonly id: string;
  /** Countries of the billing address, most used first; all by default. */
  readonly countries?: readonly string[];
  readonly isForPrivateOnly?: boolean;
  /** Cents. */
  readonly costs: number;
  readonly label: Words;
  readonly options?: readonly { readonly id: string; readonly label: string }[];
}

const plain = (name: string): Words => ({ nl: name, de: name, en: name });

/** Most used first. */
export const paymentOffers: readonly PaymentOffer[] = [
  {
    id: 'ideal',
    countries: ['nl'],
    costs: 0,
    label: plain('iDEAL'),
    options: [
      { id: 'ABNANL2A', label: 'ABN AMRO' },
      { id: 'ASNBNL21', label: 'ASN Bank' },
      { id: 'INGBNL2A', label: 'ING' },
      { id: 'KNABNL2H', label: 'Knab' },
      { id: 'RABONL2U', label: 'Rabobank' },
      { id: 'TRIONL2U', label: 'Triodos Bank' },
    ],
  },
  { id: 'bancontact', countries: ['be'], costs: 0, label: plain('Bancontact') },
  { id: 'paypal', costs: 0, label: plain('PayPal') },
  {
    id: 'klarna',
    countries: ['nl', 'be', 'de', 'at'],
    isForPrivateOnly: true,
    costs: 295,
    label: { nl: 'Achteraf betalen', de: 'Kauf auf Rechnung', en: 'Pay later' },
  },
  { id: 'creditcard', costs: 0, label: { nl: 'Creditcard', de: 'Kreditkarte', en: 'Credit card' } },
  { id: 'applepay', costs: 0, label: plain('Apple Pay') },
  // The check whether a browser supports it loads a script of Google, so it is offered only where it is used most.
  { id: 'googlepay', countries: ['es', 'it', 'pl'], costs: 0, label: plain('Google Pay') },
  { id: 'overboeking', costs: 0, label: { nl: 'Bankoverschrijving', de: 'Überweisung', en: 'Bank transfer' } },
];
