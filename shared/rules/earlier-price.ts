/** The earlier price is shown only when it exceeds the price of today; both in cents. */
export function earlierPrice({ price, from_price }: { price: number | null; from_price: number | null }): number | null {
  return price !== null && from_price !== null && from_price > price ? from_price : null;
}
