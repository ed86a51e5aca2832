import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readOrderReturn, readSolutions, type SolutionProduct } from '../../../shared/contract/returns.ts';
import { callEndpoint, postJson } from '../shop-client.ts';
import { openNode } from '../db/open-node.ts';
import { openShop, type OpenedShop, type ShopSetup } from '../open-shop.ts';
import { MP4, PNG, withFile } from '../uploads.ts';

const INVERTERS = 1_112_001;
const PANELS = 1_112_002;
const CONNECTORS = 1_112_003;
const BATTERY = 1_112_004;

let shop: OpenedShop;
const open = async (setup: Partial<ShopSetup> = {}) => {
  shop = await openShop({ open: openNode, products: 60, customer: 'sanne', ...setup });
};
beforeEach(() => open());
afterEach(() => shop.close());

const details = { email: 'sanne@example.nl', address: 'Damrak 1A', zip_code: '1012 LG', city: 'Amsterdam' };

async function upload(type: 'image' | 'video'): Promise<{ id: number }> {
  const file = type === 'image' ? new File([PNG], 'sticker.png') : new File([MP4], 'storing.mp4');
  return (await shop.fetch(`/media/upload/${type}`, { method: 'POST', body: withFile(file) })).json();
}

async function products(): Promise<SolutionProduct[]> {
  return (await callEndpoint(shop, readSolutions('/rma/oplossing/gegevens'))).products;
}

function kept() {
  return shop.db
    .selectFrom('return_lines')
    .innerJoin('returns', 'returns.id', 'return_lines.return_id')
    .selectAll('return_lines')
    .select(['returns.zip_code', 'returns.last_faq_id', 'returns.kind'])
    .where('number', 'like', 'R-5%')
    .orderBy('position')
    .execute();
}

async function errorsOf(answer: Response): Promise<Record<string, string[]>> {
  expect(answer.status).toBe(422);
  return ((await answer.json()) as { errors: Record<string, string[]> }).errors;
}

describe('the picker', () => {
  test('accepts pieces that can be returned, and answers with the next page', async () => {
    const answer = await postJson(shop, '/rma', { products: { [INVERTERS]: 2, [PANELS]: '4' } });
    expect(await answer.json()).toEqual({ redirectUrl: '/rma/problem-selection' });
    expect((await products()).map(({ id, selected_amount }) => [id, selected_amount])).toEqual([
      [INVERTERS, 2],
      [PANELS, 4],
    ]);
  });

  test.each([
    [{}, 'Kies minstens één product.'],
    [{ [PANELS]: 5 }, 'Kies een aantal van 1 tot en met 4.'],
    [{ [CONNECTORS]: 1 }, 'Geen producten gevonden die je kunt retourneren. '],
    [{ 1_109_001: 1 }, 'Geen producten gevonden die je kunt retourneren. '],
  ])('refuses %j', async (chosen, message) => {
    const { products: messages } = await errorsOf(await postJson(shop, '/rma', { products: chosen }));
    expect(messages?.[0]).toContain(message);
  });
});

describe('the wizard with solutions', () => {
  const returning = { [INVERTERS]: 2, [PANELS]: 1, [BATTERY]: 1 };
  beforeEach(async () => {
    await shop.close();
    await open({ returning });
  });

  async function filledIn(): Promise<unknown[]> {
    const [inverter, panel, battery] = await products();
    const files = { images: [await upload('image'), await upload('image')], videos: [await upload('video')] };
    return [
      { ...inverter, selected_solution: 1, serial_number: ' GR123 ', remark: 'Foutcode 302', ...files },
      { ...panel, selected_solution: { id: 3, name: 'Retourneren' } },
      { ...battery, selected_solution: null, removed: '1' },
    ];
  }

  test('contains products, solutions and the address', async () => {
    const { products: returned, customerDetails } = await callEndpoint(shop, readSolutions('/rma/oplossing/gegevens'));
    expect(customerDetails).toEqual(details);
    expect(returned[0]).toMatchObject({ id: INVERTERS, selected_amount: 2, faq: { id: 9 }, removed: false });
    expect(returned[0]?.manuals).toHaveLength(2);
    expect(returned[1]?.manual?.url).toBe('/handleidingen/430.pdf');
    expect(
      returned[0]?.solutions.map(({ serial_required, display_video }) => [serial_required, display_video]),
    ).toEqual([
      [true, true],
      [false, false],
      [false, false],
      [false, false],
    ]);
  });

  test('stores the submitted return with its files', async () => {
    const body = { products: await filledIn(), customerDetails: details, lastOpenedFaqId: 9 };
    const { redirectUrl } = (await (await postJson(shop, '/rma/oplossing', body)).json()) as { redirectUrl: string };
    expect(redirectUrl).toMatch(/^\/rma\/bedankt\/\w{32}$/);
    expect(await kept()).toMatchObject([
      {
        order_line_id: INVERTERS,
        amount: 2,
        solution: '1',
        serial_number: 'GR123',
        remark: 'Foutcode 302',
        last_faq_id: 9,
        kind: 'solutions',
        zip_code: '1012 LG',
      },
      { order_line_id: PANELS, amount: 1, solution: '3', serial_number: '', remark: '' },
    ]);
    const files = await shop.db.selectFrom('media').select(['type', 'saved_at']).orderBy('id').execute();
    expect(files.map(({ type, saved_at }) => [type, saved_at !== null])).toEqual([
      ['image', true],
      ['image', true],
      ['video', true],
    ]);
    expect(await shop.db.selectFrom('return_files').select('order_line_id').execute()).toHaveLength(3);
    expect(await products()).toEqual([]);
    // The same request again, as from another tab, has nothing to submit.
    const { general } = await errorsOf(await postJson(shop, '/rma/oplossing', body));
    expect(general).toEqual([
      'Er ging iets mis bij het verwerken van je retouraanvraag. Neem contact op met de klantenservice',
    ]);
  });

  test.each([
    ['nl', 'Vul je e-mailadres in.', 'Op dit adres kunnen we niet ophalen.'],
    ['de', 'Geben Sie Ihre E-Mail-Adresse ein.', 'An dieser Adresse können wir nicht abholen.'],
    ['en', 'Enter your email address.', 'We cannot collect at this address.'],
  ])('in %s refuses an address at each of its fields', async (lang, email, zip) => {
    await shop.fetch(`/cart?lang=${lang}`);
    const wrong = { email: ' ', address: 'Havenweg', zip_code: '8899 x', city: '' };
    const errors = await errorsOf(
      await postJson(shop, '/rma/oplossing', {
        products: await filledIn(),
        customerDetails: wrong,
        lastOpenedFaqId: null,
      }),
    );
    expect(Object.keys(errors).toSorted()).toEqual([
      'customerDetails.address',
      'customerDetails.city',
      'customerDetails.email',
      'customerDetails.zip_code',
    ]);
    expect(errors['customerDetails.email']).toEqual([email]);
    expect(errors['customerDetails.zip_code']).toHaveLength(2);
    expect(errors['customerDetails.zip_code']?.[1]).toContain(zip);
    expect(await kept()).toEqual([]);
  });

  test('shows one general message about missing details of a solution', async () => {
    const [inverter, panel] = await products();
    const sent = [{ ...inverter, selected_solution: 1 }, panel];
    const { general } = await errorsOf(
      await postJson(shop, '/rma/oplossing', { products: sent, customerDetails: details, lastOpenedFaqId: null }),
    );
    expect(general).toEqual([
      expect.stringContaining('serienummer'),
      expect.stringContaining('opmerking'),
      expect.stringContaining('Kies een oplossing'),
    ]);
  });

  test('accepts no file of another type or of another customer', async () => {
    const [inverter] = await products();
    const filled = { ...inverter, selected_solution: 2 };
    for (const images of [[await upload('video')], [{ id: 77 }]]) {
      const body = { products: [{ ...filled, images }], customerDetails: details, lastOpenedFaqId: null };
      expect(await errorsOf(await postJson(shop, '/rma/oplossing', body))).toHaveProperty('general');
    }
  });

  test('is limited after very many attempts', async () => {
    const body = { products: [], customerDetails: {}, lastOpenedFaqId: null };
    for (let tried = 0; tried < 20; tried++) await errorsOf(await postJson(shop, '/rma/oplossing', body));
    const answer = await postJson(shop, '/rma/oplossing', body);
    expect(answer.status).toBe(429);
    expect(await answer.json()).toEqual({ message: 'Te veel pogingen, probeer het later opnieuw' });
  });
});

test('an example needs no customer, and can be submitted', async () => {
  await shop.close();
  await open({ customer: undefined! });
  const answer = await postJson(shop, '/rma/oplossing/gegevens?example');
  const { products: returned } = readSolutions('').answer.parse(await answer.json());
  expect(returned.map(({ id }) => id)).toEqual([1_100_001, 1_100_002, 1_100_003]);
  const sent = returned.map((product) => ({ ...product, selected_solution: 2 }));
  const body = { products: sent, customerDetails: details, lastOpenedFaqId: null };
  expect((await postJson(shop, '/rma/oplossing', body)).status).toBe(200);
});

describe('the wizard with questions', () => {
  beforeEach(async () => {
    await shop.close();
    await open({ returning: { [INVERTERS]: 1 } });
  });

  const answered = (pairs: readonly [number, number][]) => ({
    id: INVERTERS,
    name: 'Omvormer',
    questionOrder: pairs.map(([question]) => question),
    answered_questions: Object.fromEntries(pairs.map(([question, id]) => [question, { id, title: '' }])),
    final_question_answered: true,
  });

  test('stores the answers in the order in which they were given', async () => {
    const product = {
      ...answered([
        [1, 11],
        [2, 21],
        [4, 42],
      ]),
      serial_number: 'GR9',
    };
    const answer = await postJson(shop, '/rma/vragen', { products: [product] });
    expect(answer.status).toBe(200);
    const [line] = await kept();
    expect(line).toMatchObject({ kind: 'questions', reason: '1', serial_number: 'GR9', zip_code: '1012 LG' });
    expect(JSON.parse(line!.answers)).toEqual([
      { question: 1, answer: 11 },
      { question: 2, answer: 21 },
      { question: 4, answer: 42 },
    ]);
  });

  test.each<[string, [number, number][]]>([
    [
      'an end that is none',
      [
        [1, 11],
        [2, 21],
      ],
    ],
    [
      'a leap',
      [
        [1, 11],
        [4, 42],
      ],
    ],
    ['an answer to another question', [[1, 21]]],
  ])('refuses %s', async (_, pairs) => {
    const product = { ...answered(pairs), serial_number: 'GR9' };
    const { general } = await errorsOf(await postJson(shop, '/rma/vragen', { products: [product] }));
    expect(general?.[0]).toContain('Beantwoord alle vragen');
  });

  test('requires the details of the last answer', async () => {
    const product = answered([
      [1, 11],
      [2, 23],
    ]);
    const { general } = await errorsOf(await postJson(shop, '/rma/vragen', { products: [product] }));
    expect(general).toHaveLength(2);
  });
});

test('an order is found by both of its codes', async () => {
  const input = { orderUniqid: 'bestelling-7f3a9c1e5b', orderId: '11120' };
  const answer = await postJson(shop, readOrderReturn.target!(input).path);
  const { order_lines, rma_reasons, rma_solutions } = readOrderReturn.answer.parse(await answer.json());
  expect(order_lines.map(({ id, amount, reserved }) => [id, amount, reserved])).toEqual([
    [INVERTERS, 2, 0],
    [PANELS, 6, 2],
    [CONNECTORS, 1, 1],
    [BATTERY, 1, 0],
  ]);
  expect([rma_reasons.length, rma_solutions.length]).toEqual([5, 4]);
  expect((await postJson(shop, '/rmas/bestelling-7f3a9c1e5b/11121')).status).toBe(404);
});
