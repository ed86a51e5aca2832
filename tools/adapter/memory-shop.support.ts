import type { Addition, Cart, Compared, Line, Order, SavedAddress } from './model.ts';
import { Refusal } from './refusal.ts';
import type { Session, Shop } from './shop.ts';

/** An engine in memory, with prices without VAT, as a team would write its functions. */

interface Data {
  lines: { id: string; quantity: number }[];
  codes: string[];
  shipping: string | null;
  customer: string | null;
}

interface Stocked {
  name: string;
  net: number;
  rate: number;
  stock: number;
  compared?: Compared;
}

const PRODUCTS: Readonly<Record<string, Stocked>> = {
  inverter: { name: 'Omvormer', net: 53_637, rate: 21, stock: 20, compared: { earlierPrice: 69_900 } },
  book: { name: 'Handboek', net: 1_834, rate: 9, stock: 500 },
  cable: {
    name: 'Kabel',
    net: 333,
    rate: 21,
    stock: 0,
    compared: { advicePrice: 495, unitPrice: { price: 201.5, unit: 'm' } },
  },
  rope: { name: 'Touw', net: 250, rate: 21, stock: 5 },
};
/** Adds what is in stock, and refuses nevertheless. */
const GREEDY = 'rope';
const METHODS = [
  { id: 'post', label: 'Thuisbezorgd', kind: 'delivery', net: 492 },
  { id: 'pickup', label: 'Afhalen', kind: 'pickup', net: 326 },
] as const;

const gross = (net: number, rate: number) => Math.round((net * (100 + rate)) / 100);

function known(session: Session<Data>): Data {
  session.data = { lines: [], codes: [], shipping: null, customer: null, ...session.data };
  return session.data as Data;
}

export function priceCart({ lines, codes, shipping }: Data, method: string | null = shipping): Cart {
  const priced = lines.map(({ id, quantity }): Line & { rate: number; net: number } => {
    const { name, net, rate, compared } = PRODUCTS[id]!;
    const total = gross(net * quantity, rate);
    return {
      id,
      key: `line-${id}`,
      name,
      sku: id,
      quantity,
      price: gross(net, rate),
      ...compared,
      total,
      rate,
      net: net * quantity,
    };
  });
  const subtotal = priced.reduce((sum, { total }) => sum + total, 0);
  const chosen = METHODS.find(({ id }) => id === method);
  const costs = chosen ? gross(chosen.net, 21) : null;
  const reductions = [
    ...(subtotal > 100_000 ? [{ name: 'Groot geheel', amount: -Math.round(subtotal * 0.05) }] : []),
    ...codes.map((code) => ({ name: code, code, amount: 1000 })),
  ];
  const off = reductions.reduce((sum, { amount }) => sum + Math.abs(amount), 0);
  const taxes = [21, 9].flatMap((rate) => {
    const net = priced.filter((line) => line.rate === rate).reduce((sum, line) => sum + line.net, 0);
    const withCosts = net + (rate === 21 && chosen ? chosen.net : 0);
    return withCosts === 0 ? [] : [{ rate, amount: gross(withCosts, rate) - withCosts }];
  });
  return {
    id: 'cart-1',
    lines: priced,
    subtotal,
    shipping: costs,
    taxes,
    reductions,
    total: Math.max(0, subtotal - off + (costs ?? 0)),
  };
}

/** `placed` receives the orders, and `fail` makes the next one fail after it was placed. */
export function memoryShop(placed: Order[] = [], failures: Error[] = []): Shop<Data> {
  const book: SavedAddress[] = [
    {
      id: 'a1',
      firstName: 'Sanne',
      lastName: 'Vries',
      line: 'Laan van 1940 12 bis',
      postcode: '1012 LG',
      city: 'Amsterdam',
      country: 'NL',
    },
  ];

  function setQuantity(session: Session<Data>, { id, quantity }: Pick<Addition, 'id' | 'quantity'>): Cart {
    const data = known(session);
    const product = PRODUCTS[String(id)];
    if (!product) throw new Refusal('unknown-product');
    const others = data.lines.filter((line) => line.id !== id);
    const isTooMuch = quantity > product.stock;
    if (!isTooMuch || id === GREEDY)
      data.lines = [...others, { id: String(id), quantity: Math.min(quantity, product.stock) }];
    if (isTooMuch) throw new Refusal('stock');
    return priceCart(data);
  }

  return {
    readCart: (session) => priceCart(known(session)),
    async addLine(session, addition) {
      // Two additions at once would both read the cart before either writes it.
      await new Promise((resolve) => setTimeout(resolve, 5));
      return setQuantity(session, addition);
    },
    changeLine: (session, { id }, quantity) => setQuantity(session, { id, quantity }),
    removeLine(session, { id }) {
      const data = known(session);
      data.lines = data.lines.filter((line) => line.id !== id);
      return priceCart(data);
    },
    applyCode(session, code) {
      if (!['ZON10', 'WIND10'].includes(code)) throw new Refusal('code');
      known(session).codes.push(code);
    },
    removeCode(session, code) {
      const data = known(session);
      data.codes = data.codes.filter((own) => own !== code);
    },
    readList: (_, { id }) =>
      id === 'all'
        ? {
            name: 'Alle producten',
            products: Object.entries(PRODUCTS).map(([key, { name, net, rate, stock, compared }]) => ({
              id: key,
              name,
              price: gross(net, rate),
              ...compared,
              isOrderable: stock > 0,
              hasVariants: key === 'book',
            })),
          }
        : null,
    suggest(text) {
      const matches = Object.entries(PRODUCTS).filter(([, { name }]) =>
        name.toLowerCase().includes(text.toLowerCase()),
      );
      return {
        products: matches.map(([id, { name, net, rate }]) => ({
          id,
          name,
          url: `/product/${id}`,
          price: gross(net, rate),
          hasVariants: id === 'book',
        })),
        categories: matches.length > 0 ? [{ name: 'Alle producten', url: '/alles' }] : [],
        total: matches.length,
      };
    },
    accessories: (_, { id }) =>
      id === 'inverter'
        ? [{ id: 'cable', name: 'Kabel', price: gross(333, 21), advicePrice: 495, isOrderable: false }]
        : [],
    readReviews: (_, { id }, page) =>
      id === 'book'
        ? {
            reviews: [{ rating: 4, comment: `Pagina ${page}`, date: '2026-03-01', isVerified: true }],
            verification: { isChecked: true, how: 'Alleen van kopers.' },
            rating: 4,
            total: 2,
            pages: 2,
          }
        : null,
    countries: () => [
      { code: 'NL', name: 'Nederland' },
      { code: 'IT', name: 'Italië', format: 'lines', provinces: [{ code: 'MI', name: 'Milano' }], needsProvince: true },
    ],
    customer: (session) => (known(session).customer ? { email: 'sanne@example.nl', addresses: book } : null),
    signIn(session, { email, password }) {
      const isKnown = email === 'sanne@example.nl' && password === 'zonneschijn';
      if (isKnown) known(session).customer = email;
      return isKnown;
    },
    setAddresses: (session) => priceCart(known(session)),
    shippingMethods: (session) =>
      METHODS.map(({ net, ...method }) => {
        return { ...method, price: gross(net, 21), cart: priceCart(known(session), method.id) };
      }),
    chooseShipping(session, { id }) {
      known(session).shipping = String(id);
      return priceCart(known(session));
    },
    paymentMethods: () => [{ id: 'later', label: 'Achteraf betalen' }],
    placeOrder(session, order) {
      const failure = failures.shift();
      if (failure) throw failure;
      placed.push(order);
      Object.assign(known(session), { lines: [], codes: [], shipping: null });
      return { redirect: `/bedankt/${placed.length}` };
    },
    storeAddress(_, { id, ...address }) {
      book.push({ ...address, id: id ?? `a${book.length + 1}` });
    },
  };
}
