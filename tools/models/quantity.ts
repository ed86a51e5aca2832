/** Throws for a quantity that is a defect of the caller. */
export function requireQuantity(quantity: number): void {
  if (!Number.isSafeInteger(quantity) || quantity < 1)
    throw new RangeError(`A quantity is a whole number from 1, not ${quantity}.`);
}
