import { readModalContent } from '../../../shared/contract/content-modal.ts';
import {
  mailWhenInStock,
  readInstallerRequest,
  sendInstallerRequest,
  sendPriceMatch,
  type InstallerRequest,
  type PriceMatch,
} from '../../../shared/contract/requests.ts';
import type { Clause, Scenario } from '../clause.ts';
import { isSuccess } from '../exchange.ts';
import { needed, requirePart, type Visit } from '../visit.ts';
import type { Route } from '../visitor.ts';
import { HOSTILE_TEXTS, HOSTILE_VALUES } from './hostile.ts';

interface Form {
  readonly name: string;
  readonly words: string;
  /** The fields that a message names. */
  readonly required: readonly string[];
  routeOf(visit: Visit): Route;
  fieldsOf(visit: Visit): Readonly<Record<string, unknown>>;
}

const reminder: Form = {
  name: 'reminder',
  words: 'A reminder',
  required: ['name', 'email'],
  routeOf(visit) {
    requirePart(visit, 'reminder');
    return mailWhenInStock;
  },
  fieldsOf({ file }) {
    const { type, id } = needed(file.soldOut, 'product that is sold out (soldOut)');
    return { type, id, name: 'Conny Form', email: `conform-${crypto.randomUUID().slice(0, 8)}@example.com` };
  },
};

const installer: Form = {
  name: 'installer',
  words: 'A request for an installer',
  required: ['first_name', 'email', 'phone'],
  routeOf: ({ file }) => sendInstallerRequest(needed(file.installer, 'path of the form for an installer (installer)')),
  fieldsOf: ({ file }): InstallerRequest => ({
    ...person(file),
    phone: file.phone,
    street: file.address.street,
    house_number: file.address.house_number,
    house_number_addition: file.address.house_number_addition,
    zip_code: file.address.zip_code,
    city: file.address.city,
    description: 'Tien panelen',
    website_id: 1,
    model_id: file.products[0].id,
    model_type: file.products[0].type.toUpperCase(),
  }),
};

const priceMatch: Form = {
  name: 'price-match',
  words: 'A price match',
  required: ['first_name', 'email', 'price', 'link'],
  routeOf: ({ file }) => sendPriceMatch(needed(file.priceMatch, 'path of the form for a price match (priceMatch)')),
  fieldsOf: ({ file }): PriceMatch => ({
    ...person(file),
    price: '599,00',
    link: 'https://example.com/omvormer',
    remark: '',
    website_id: 1,
    product_id: file.products[0].id,
  }),
};

function person({ email }: Visit['file']) {
  return { first_name: 'Conny', middle_name: '', last_name: 'Form', email };
}

function clausesOf({ name, words, required, routeOf, fieldsOf }: Form): Clause[] {
  return [
    {
      id: `request-${name}`,
      rule: `${words} with valid fields is accepted.`,
      mend: 'Answer any 2xx.',
      async check(visit) {
        const visitor = await visit.visitor();
        const answer = await visitor.send(routeOf(visit), fieldsOf(visit));
        visitor.verify(isSuccess(answer), `It answers ${answer.status}.`);
      },
    },
    {
      id: `request-${name}-required`,
      rule: `${words} in which one of ${required.map((field) => `\`${field}\``).join(', ')} is empty is refused at that field.`,
      mend: 'Answer 422 with errors by the name of the field.',
      async check(visit) {
        const visitor = await visit.visitor();
        for (const field of required)
          await visitor.refused(routeOf(visit), { ...fieldsOf(visit), [field]: '' }, { field });
      },
    },
    {
      id: `request-${name}-email`,
      rule: `${words} with a text that is no e-mail address is refused at \`email\`.`,
      mend: 'Answer 422 with errors.email.',
      async check(visit) {
        const visitor = await visit.visitor();
        await visitor.refused(routeOf(visit), { ...fieldsOf(visit), email: 'geen adres' }, { field: 'email' });
      },
    },
    {
      id: `request-${name}-hostile`,
      rule: `${words} with markup, zero bytes, long texts or values of another type does not fail.`,
      mend: 'Refuse what your database cannot store with 422 at its field.',
      async check(visit) {
        const visitor = await visit.visitor();
        for (const value of [...HOSTILE_TEXTS, ...HOSTILE_VALUES]) {
          await visitor.survives(routeOf(visit), { ...fieldsOf(visit), first_name: value, name: value, email: '' });
          await visitor.survives(routeOf(visit), { ...fieldsOf(visit), id: value, model_id: value, product_id: value });
        }
      },
    },
  ];
}

const content: Clause[] = [
  {
    id: 'request-installer-words',
    rule: 'The texts of the request for an installer are answered, and whether it is offered.',
    mend: 'Answer modalData and displayButton.',
    async check(visit) {
      needed(visit.file.installer, 'path of the form for an installer (installer)');
      const visitor = await visit.visitor();
      await visitor.ask(readInstallerRequest);
    },
  },
  {
    id: 'request-reminder-unknown',
    rule: 'A reminder for an unknown product is refused.',
    mend: 'Answer 404 or 422 when the product is not found.',
    async check(visit) {
      const visitor = await visit.visitor();
      const route = reminder.routeOf(visit);
      await visitor.refused(route, { ...reminder.fieldsOf(visit), id: 999_999_999 });
    },
  },
  {
    id: 'content-dialog',
    rule: 'The content of a dialog is answered, and none that is unknown.',
    mend: 'Answer modalTitle and modalContent of `content` in the file; for an unknown path 404.',
    async check(visit) {
      const path = needed(visit.file.content, 'path of a content dialog (content)');
      const visitor = await visit.visitor();
      const known = await visitor.send(readModalContent, undefined, { path: `/modal${path}` });
      visitor.verify(isSuccess(known), `It answers ${known.status}.`);
      const unknown = await visitor.survives(readModalContent, undefined, { path: '/modal/conform-unknown' });
      visitor.verify(!isSuccess(unknown), `An unknown path answers ${unknown.status}.`);
    },
  },
];

export const requests: Scenario = {
  name: 'requests',
  title: 'Requests and content',
  chapter: 'answers.md#requests-and-content',
  clauses: [reminder, installer, priceMatch].flatMap(clausesOf).concat(content),
};
