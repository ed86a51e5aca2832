import { signal, type Refusal, type Services, type StateOf } from '../../shared/kit/model.ts';
import { readShippingCosts, type ShippingCost } from '../../shared/contract/shipping-costs.ts';

/** `unavailable`: the call failed; it is sent again when the shopper reopens the popup or retries. */
export type Costs =
  | { readonly is: 'loading' }
  | { readonly is: 'shown'; readonly rows: readonly ShippingCost[] }
  | { readonly is: 'unavailable'; readonly refusal: Refusal };

interface Inputs {
  /** Euros. */
  readonly price: number;
  readonly label: string;
  readonly opener: HTMLElement | null;
}

/** The shipping costs of a product, per country. */
export type ShippingCostsState = StateOf<typeof createShippingCosts>;

const LOADING: Costs = { is: 'loading' };

export function createShippingCosts(
  { call, refusalOf }: Pick<Services, 'call' | 'refusalOf'>,
  { price, label, opener }: Inputs,
) {
  const isOpen = signal(false);
  const costs = signal<Costs>(LOADING);
  let isLoading = false;

  /** The answer is cached; a call in flight continues while the popup is closed. */
  async function load() {
    if (isLoading || costs.peek().is === 'shown') return;
    isLoading = true;
    costs.value = LOADING;
    costs.value = await call(readShippingCosts, { price }).then(
      ({ data }): Costs => ({ is: 'shown', rows: data }),
      (error): Costs => ({ is: 'unavailable', refusal: refusalOf(error) }),
    );
    isLoading = false;
  }

  return {
    isOpen,
    costs,
    /** Empty for the widget's own text. */
    label,
    opener,
    open() {
      isOpen.value = true;
      void load();
    },
    close: () => (isOpen.value = false),
    /** The popup has faded. */
    closed() {
      if (costs.peek().is === 'unavailable' && !isOpen.peek()) costs.value = LOADING;
    },
    retry: () => void load(),
  };
}
