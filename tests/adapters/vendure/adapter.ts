import { type Address, type Cart, type Line, Refusal } from '../../../tools/adapter/create-shop-calls.ts';
import type { PaymentMethod, Reason, SavedAddress, Session, Shop } from '../../../tools/adapter/create-shop-calls.ts';

/**
 * Vendure's Shop API as a shop of `eiland/adapter`. Queries name their fields as the kit does, and amounts are minor units
 * in both.
 */

interface Data {
  /** The engine's session. */
  token: string;
}
type Own = Session<Data>;

interface Order extends Pick<Cart, 'taxes' | 'total'> {
  readonly id: string;
  readonly state: string;
  readonly shippingWithTax: number;
  readonly shippingLines: readonly object[];
  readonly discounts: readonly { name: string; amount: number; source: string }[];
  readonly promotions: readonly { id: string; code: string | null }[];
  readonly lines: readonly (Pick<Line, 'key' | 'quantity' | 'price' | 'total'> & { product: Line })[];
}

const ORDER = `id: code state total: totalWithTax shippingWithTax shippingLines { id }
  taxes: taxSummary { rate: taxRate amount: taxTotal } promotions { id code: couponCode }
  discounts { name: description amount: amountWithTax source: adjustmentSource }
  lines { key: id quantity price: unitPriceWithTax total: linePriceWithTax product: productVariant { id sku name } }`;
const ADDRESSES = `addresses { id name: fullName company line: streetLine1 secondLine: streetLine2 city province
  postcode: postalCode phone: phoneNumber country { code }
  isDefaultShipping: defaultShippingAddress isDefaultBilling: defaultBillingAddress }`;

const REFUSALS: Readonly<Record<string, Reason>> = {
  ENTITY_NOT_FOUND: 'unknown-product',
  INSUFFICIENT_STOCK_ERROR: 'stock',
  ORDER_LIMIT_ERROR: 'quantity',
  COUPON_CODE_INVALID_ERROR: 'code',
  COUPON_CODE_EXPIRED_ERROR: 'code',
  COUPON_CODE_LIMIT_ERROR: 'code',
  EMAIL_ADDRESS_CONFLICT_ERROR: 'account-exists',
  PAYMENT_DECLINED_ERROR: 'payment',
  PAYMENT_FAILED_ERROR: 'payment',
};

function refuse(code = '', message = code): never {
  throw REFUSALS[code] === undefined ? new Error(message) : new Refusal(REFUSALS[code]);
}

/** The functions, for an engine at this address, such as `http://127.0.0.1:3100/shop-api`. */
export function vendureShop(api: string): Shop<Data> {
  async function query<Answer>({ data: own }: Own, text: string, variables: object = {}): Promise<Answer> {
    const headers = new Headers({ 'Content-Type': 'application/json' });
    if (own.token !== undefined) headers.set('Authorization', `Bearer ${own.token}`);
    const answer = await fetch(api, { method: 'POST', headers, body: JSON.stringify({ query: text, variables }) });
    own.token = answer.headers.get('vendure-auth-token') ?? own.token!;
    const { data, errors } = (await answer.json()) as {
      data: Answer;
      errors?: readonly { message: string; extensions?: { code: string } }[];
    };
    if (errors?.[0]) refuse(errors[0].extensions?.code, errors[0].message);
    return data;
  }

  /** A mutation that answers the order, or an error with a code. */
  async function change(session: Own, call: string, inputs = '', variables: object = {}): Promise<Cart> {
    const text = `mutation ${inputs && `(${inputs})`} { order: ${call} {
      __typename ... on ErrorResult { errorCode } ... on Order { ${ORDER} } } }`;
    const { order } = await query<{ order: Order & { errorCode?: string } }>(session, text, variables);
    return order.errorCode === undefined ? cartOf(order) : refuse(order.errorCode);
  }

  return {
    async readCart(session) {
      const { order } = await query<{ order: Order | null }>(session, `{ order: activeOrder { ${ORDER} } }`);
      // A payment that failed leaves an order that cannot be changed.
      if (order?.state === 'ArrangingPayment') return change(session, 'transitionOrderToState(state: "AddingItems")');
      return order && cartOf(order);
    },
    addLine(session, { id, type, quantity }) {
      if (type !== 'product' || !/^\d{1,9}$/.test(String(id))) throw new Refusal('unknown-product');
      const call = 'addItemToOrder(productVariantId: $id, quantity: $quantity)';
      return change(session, call, '$id: ID!, $quantity: Int!', { id, quantity });
    },
    changeLine: (session, { key }, quantity) =>
      change(session, 'adjustOrderLine(orderLineId: $key, quantity: $quantity)', '$key: ID!, $quantity: Int!', {
        key,
        quantity,
      }),
    removeLine: (session, { key }) => change(session, 'removeOrderLine(orderLineId: $key)', '$key: ID!', { key }),
    applyCode: (session, code) => change(session, 'applyCouponCode(couponCode: $code)', '$code: String!', { code }),
    removeCode: (session, code) =>
      query(session, 'mutation ($code: String!) { removeCouponCode(couponCode: $code) { id } }', { code }),

    async readList(session, { id }) {
      if (id !== 'products') return null;
      const { list } = await query<{ list: { items: { name: string; variants: Variant[] }[] } }>(
        session,
        `{ list: products(options: { take: 200, sort: { name: ASC } }) {
          items { name variants { id sku price: priceWithTax stockLevel } } } }`,
      );
      const products = list.items.flatMap(({ name, variants }) =>
        variants.slice(0, 1).map((variant) => ({
          ...variant,
          name,
          url: `/product/${variant.id}`,
          isOrderable: variant.stockLevel !== 'OUT_OF_STOCK',
          hasVariants: variants.length > 1,
        })),
      );
      return { name: 'Producten', products };
    },

    async countries(session) {
      const text = '{ countries: availableCountries { code name } }';
      const { countries } = await query<{ countries: { code: string; name: string }[] }>(session, text);
      const lines = { format: 'lines', hasSecondLine: true } as const;
      return countries.map((country) => (country.code === 'NL' ? country : { ...country, ...lines }));
    },
    async customer(session) {
      const text = `{ customer: activeCustomer { email: emailAddress firstName lastName ${ADDRESSES} } }`;
      const { customer } = await query<{ customer: Customer | null }>(session, text);
      const flat = customer?.addresses?.map((address) => ({ ...address, country: address.country.code }));
      return customer && { ...customer, addresses: flat ?? [] };
    },
    async signIn(session, { email, password }) {
      const text = `mutation ($email: String!, $password: String!) {
        login(username: $email, password: $password) { __typename } }`;
      const { login } = await query<{ login: { __typename: string } }>(session, text, { email, password });
      return login.__typename === 'CurrentUser';
    },
    async setAddresses(session, { email, billing, shipping }) {
      const { customer } = await query<{ customer: object | null }>(session, '{ customer: activeCustomer { id } }');
      const guest = { emailAddress: email, firstName: billing.firstName, lastName: billing.familyName };
      if (!customer)
        await change(session, 'setCustomerForOrder(input: $guest)', '$guest: CreateCustomerInput!', { guest });
      const inputs = '$input: CreateAddressInput!';
      await change(session, 'setOrderBillingAddress(input: $input)', inputs, { input: addressInput(billing) });
      return change(session, 'setOrderShippingAddress(input: $input)', inputs, { input: addressInput(shipping) });
    },
    async shippingMethods(session) {
      const text = '{ methods: eligibleShippingMethods { id label: name code price: priceWithTax } }';
      const { methods } = await query<{ methods: (PaymentMethod & { code: string; price: number })[] }>(session, text);
      return methods.map((method) => ({ ...method, kind: method.code.startsWith('afhalen') ? 'pickup' : 'delivery' }));
    },
    chooseShipping: (session, { id }) =>
      change(session, 'setOrderShippingMethod(shippingMethodId: $ids)', '$ids: [ID!]!', { ids: [id] }),
    async paymentMethods(session) {
      const text = '{ methods: eligiblePaymentMethods { id: code label: name isEligible } }';
      const { methods } = await query<{ methods: (PaymentMethod & { isEligible: boolean })[] }>(session, text);
      return methods.filter(({ isEligible }) => isEligible);
    },
    async placeOrder(session, { email, paymentMethod, password }) {
      await change(session, 'transitionOrderToState(state: "ArrangingPayment")');
      const input = { method: paymentMethod?.id, metadata: {} };
      const { id } = await change(session, 'addPaymentToOrder(input: $input)', '$input: PaymentInput!', { input });
      const text = `mutation ($account: RegisterCustomerInput!) {
        registerCustomerAccount(input: $account) { __typename } }`;
      if (password !== null) await query(session, text, { account: { emailAddress: email, password } });
      return { redirect: `/bedankt/${id}` };
    },
    /** The engine opens another order once this one is placed. */
    async findOrder(session, { cart }) {
      const { order } = await query<{ order: { id: string } | null }>(session, '{ order: activeOrder { id: code } }');
      return order?.id === cart ? null : { redirect: `/bedankt/${cart}` };
    },

    storeAddress: (session, { id, ...address }) => {
      const [call, type] = id === null ? ['create', 'Create'] : ['update', 'Update'];
      const text = `mutation ($input: ${type}AddressInput!) { ${call}CustomerAddress(input: $input) { id } }`;
      return query(session, text, { input: { ...addressInput(address), ...(id !== null && { id }) } });
    },
    deleteAddress: (session, id) =>
      query(session, 'mutation ($id: ID!) { deleteCustomerAddress(id: $id) { success } }', { id }),
    chooseDefaultAddress: (session, id, kind) =>
      query(session, 'mutation ($input: UpdateAddressInput!) { updateCustomerAddress(input: $input) { id } }', {
        input: { id, [kind === 'billing' ? 'defaultBillingAddress' : 'defaultShippingAddress']: true },
      }),
  };
}

interface Variant {
  readonly id: string;
  readonly sku: string;
  readonly price: number;
  readonly stockLevel: string;
}

interface Customer {
  readonly email: string;
  readonly addresses: readonly (SavedAddress & { readonly country: { code: string } })[] | null;
}

function cartOf({ discounts, promotions, lines, ...order }: Order): Cart {
  return {
    ...order,
    lines: lines.map(({ product, ...line }) => ({ ...line, ...product, url: `/product/${product.id}` })),
    // Before a method is chosen, the engine counts no costs.
    shipping: order.shippingLines.length > 0 ? order.shippingWithTax : null,
    reductions: discounts.map(({ source, ...discount }) => ({
      ...discount,
      code: promotions.find(({ id }) => source.endsWith(`:${id}`))?.code ?? undefined,
    })),
  };
}

const addressInput = ({ name, company, line, secondLine, city, province, postcode, country, phone }: Address) => ({
  fullName: name,
  company,
  streetLine1: line,
  streetLine2: secondLine,
  city,
  province,
  postalCode: postcode,
  countryCode: country.toUpperCase(),
  phoneNumber: phone,
});
