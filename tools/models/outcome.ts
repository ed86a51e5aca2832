/** Why the shop has not done what the shopper wanted. The page has the words for all but the shop's own messages. */
export type Refusal =
  | { readonly is: 'shop-message'; readonly messages: readonly string[] }
  | { readonly is: 'too-many-attempts' | 'offline' | 'timeout' | 'went-wrong' }
  /** The session has ended: only a page that is loaded again can go on. */
  | { readonly is: 'expired'; readonly isInputKept: boolean };

/** The shop has said no, or has not answered. Nothing has changed. */
export interface Refused {
  readonly is: 'refused';
  readonly refusal: Refusal;
}

/** The shop has done it. */
export interface Done {
  readonly is: 'done';
}

/** Nothing was sent: another change is being sent, or there is nothing to change. */
export interface Ignored {
  readonly is: 'ignored';
}

/** It is unknown whether the shop has done it: neither the change nor the cart after it was answered. */
export interface Unsure {
  readonly is: 'unsure';
}

/** What became of an action. An action never rejects because of the shop; it throws for an argument that is a defect. */
export type Outcome = Done | Refused | Ignored | Unsure;

/** The first answer of the shop. After `unavailable`, `start` tries again. */
export type Status =
  | { readonly is: 'loading' }
  | { readonly is: 'shown' }
  | { readonly is: 'unavailable'; readonly refusal: Refusal };

export const DONE: Done = { is: 'done' };
export const IGNORED: Ignored = { is: 'ignored' };
