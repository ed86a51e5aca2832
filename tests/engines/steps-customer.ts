import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from '../../tools/demo-shop/uploads.ts';
import { until } from './driver.ts';
import {
  addProduct,
  chooseOption,
  clickOn,
  expectFocused,
  expectGone,
  expectPath,
  expectShown,
  FOUND,
  post,
  typeInto,
} from './page-actions.ts';
import { expectNoErrors, expectState, open, type Step } from './steps.ts';

const INVERTER = 4711;

/** Signs in a customer with orders, addresses and credits, who has a product in the cart. Later steps need both. */
export const signIn: Step = {
  name: 'a customer signs in, and puts a product in the cart',
  async run(stage) {
    await post(stage, '/login', { email: 'sanne@example.nl', password: 'zonneschijn' });
    await addProduct(stage, INVERTER);
  },
};

/** Makes some pictures for the time of a step. */
async function withPictures(names: readonly string[], use: (paths: readonly string[]) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'eiland-engines-'));
  try {
    const paths = names.map((name) => join(folder, name));
    await Promise.all(paths.map((path) => writeFile(path, PNG)));
    await use(paths);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** What a customer does after signing in. */
export const customerSteps: readonly Step[] = [
  {
    name: 'several pictures are uploaded at once',
    run: (stage) =>
      withPictures(['dak.png', 'omvormer.png', 'meterkast.png'], async (paths) => {
        await open(stage, '/demo/media-field');
        const field = '[data-widget=media-field][data-name=photos]';
        await until('the field', () =>
          stage.driver.run((query) => {
            const element = document.querySelector<HTMLElement>(query)!;
            element.scrollIntoView();
            return element.dataset['widgetState'] === 'ready';
          }, field),
        );
        await stage.driver.choose(`${field} input[type=file]`, paths);
        await until('three files in the form', () =>
          stage.driver.run(
            (query) => (JSON.parse(document.querySelector<HTMLInputElement>(query)!.value) as unknown[]).length === 3,
            `${field} input[type=hidden]`,
          ),
        );
        await expectNoErrors(stage);
      }),
  },
  {
    name: 'a return with a picture is sent',
    run: (stage) =>
      withPictures(['stuk.png'], async (paths) => {
        const form = '[data-widget=return-order-form]';
        await open(stage, '/rma/bestelling/bestelling-7f3a9c1e5b');
        await expectState(stage, 'return-order-form', 'ready');
        await clickOn(stage, `${form} button`, 'Toevoegen JA Solar');
        await chooseOption(stage, `${form} [name$="[rma_reason_id]"]`, 1);
        await chooseOption(stage, `${form} [name$="[rma_solution_id]"]`, 1);
        await expectShown(stage, `${form} textarea`);
        await stage.driver.type(`${form} textarea`, 'Geen opbrengst');
        await stage.driver.choose(`${form} input[type=file]`, paths);
        await expectNoErrors(stage);
        await clickOn(stage, `${form} button`, 'Retour aanmelden');
        await expectPath(stage, '/rma/bedankt/');
      }),
  },
  {
    name: 'an address is added by hand and deleted',
    async run(stage) {
      const book = '[data-widget=address-book]';
      await open(stage, '/dashboard/addresses');
      await clickOn(stage, `${book} button`, 'Adres toevoegen');
      await clickOn(stage, `${book} [name=manual_address]`);
      await typeInto(stage, book, {
        first_name: 'Noor',
        last_name: 'Bakker',
        street: 'Zonnestraat',
        house_number: '7',
        zip_code: '3500 AA',
        city: 'Utrecht',
        phone: '0612345678',
      });
      await clickOn(stage, `${book} button`, 'Opslaan');
      await expectFocused(stage, `${book} li`, 'Noor Bakker');
      await clickOn(stage, `${FOUND} button`, 'Verwijderen');
      await clickOn(stage, 'dialog[open] button', 'Verwijderen');
      await expectGone(stage, 'dialog[open]');
      await expectGone(stage, `${book} li`, 'Noor Bakker');
      await expectNoErrors(stage);
    },
  },
  {
    name: 'a shopper asks for an installer, and misses a field first',
    async run(stage) {
      await open(stage, '/demo/installer-request');
      await clickOn(stage, 'main button', 'Vraag een installateur aan');
      await expectFocused(stage, 'dialog[open] h2', 'Installateur nodig?');
      await clickOn(stage, 'dialog[open] button', 'Aanvraag versturen');
      await expectFocused(stage, 'dialog[open] h3, dialog[open] h2', 'Controleer je gegevens');
      await stage.driver.press('Escape');
      await expectGone(stage, 'dialog[open]');
      await expectNoErrors(stage);
    },
  },
];
