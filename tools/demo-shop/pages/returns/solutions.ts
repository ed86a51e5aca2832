import { html } from 'hono/html';
import { PROBLEM_PATH, SOLUTIONS_DATA_PATH, SOLUTIONS_PATH } from '../../routes/returns.ts';
import type { CustomerDetails, SolutionProduct } from '../../../../shared/contract/returns.ts';
import { hidden } from '../buy-form.ts';
import { choice, choices } from '../form/choice.ts';
import type { Filled } from '../form/fields.ts';
import type { Markup } from '../icons.ts';
import type { Page } from '../layout.ts';
import type { Visit } from '../visit.ts';
import { returnedProduct, returnFrame, returnSteps } from './frame.ts';
import { returnAlert, returnImages, returnVideos, returnText } from './parts.ts';

/** The first step shows the solutions alone; without JavaScript, what they may ask for stands below them. */
function product(sold: SolutionProduct, isOpen: boolean, { values }: Filled, visit: Visit): Markup {
  const { words } = visit;
  const { id, solutions } = sold;
  const name = (key: string) => `products[${id}][${key}]`;
  const value = (key: string) => values[name(key)] ?? '';
  const cards = solutions.map((solution) =>
    choice({
      id: `solution-${id}-${solution.id}`,
      name: name('solution'),
      value: String(solution.id),
      isChecked: value('solution') === String(solution.id),
      title: solution.name,
    }),
  );
  const legend = html`<span>${words.rmaSolution} </span><span class="sw-returns__star">*</span>`;
  return returnedProduct(
    returned(sold),
    { isOpen },
    html`${choices({ legend, cards })}
      <div class="sw-page__unscripted">
        <div class="sw-returns__fields">
          ${returnText({ name: name('serial'), label: words.rmaSerial, hint: words.rmaSerialHint, value: value('serial') }, visit)}
          ${returnText({ name: name('remark'), label: words.rmaRemark, hint: words.rmaRemarkHint, value: value('remark'), isLong: true }, visit)}
          ${returnImages(name('images'), visit)} ${returnVideos(name('videos'), visit)}
        </div>
      </div>
      <div class="sw-returns__actions sw-page__scripted">${submit(words.rmaSave)}</div>`,
    visit,
  );
}

const returned = ({ name, category, image, selected_amount: amount }: SolutionProduct) => ({
  name,
  category,
  image: image ?? '',
  amount,
});

const submit = (label: string): Markup =>
  html`<button class="sw-button sw-button--confirm" type="submit">
    <span class="sw-button__label">${label}</span>
  </button>`;

function details(known: CustomerDetails, { values, errors }: Filled, visit: Visit): Markup {
  const { words } = visit;
  const field = (key: 'email' | 'address' | 'zip_code' | 'city', label: string, autocomplete: string) =>
    returnText(
      {
        name: `customerDetails.${key}`,
        label,
        autocomplete,
        required: true,
        value: values[`customerDetails.${key}`] ?? known[key],
        type: key === 'email' ? 'email' : 'text',
      },
      visit,
      errors[`customerDetails.${key}`],
    );
  return html`<div class="sw-returns__block">
    <h2 class="sw-returns__heading">${words.rmaDetails}</h2>
    ${field('email', words.email, 'email')} ${field('address', words.rmaAddress, 'street-address')}
    ${field('zip_code', words.rmaZip, 'postal-code')} ${field('city', words.city, 'address-level2')}
    <div class="sw-returns__actions">${submit(words.rmaSubmit)}</div>
  </div>`;
}

/** The wizard with solutions; without JavaScript its two steps are one form. */
export function solutionsPage(
  data: { products: readonly SolutionProduct[]; customerDetails: CustomerDetails },
  filled: Filled,
  visit: Visit,
): Page {
  const { words, csrf } = visit;
  const isAgain = Object.keys(filled.errors).length > 0;
  const inside = html`<form
    class="sw-returns__step"
    method="post"
    action="${SOLUTIONS_PATH}"
    enctype="multipart/form-data"
    novalidate
  >
    ${hidden({ _token: csrf })} ${returnAlert(filled.errors)}
    ${isAgain ? html`<p class="sw-returns__hint">${words.rmaAgain}</p>` : ''}
    <ul class="sw-returns__products" role="list">
      ${data.products.map((sold, at) => product(sold, at === 0, filled, visit))}
    </ul>
    <div class="${isAgain ? '' : 'sw-page__unscripted'}">${details(data.customerDetails, filled, visit)}</div>
  </form>`;
  return {
    title: words.rmaTitle,
    body: html`<div class="wrap wrap--top returns">
      <div
        data-widget="return-solution-wizard"
        data-source-url="${SOLUTIONS_DATA_PATH}"
        data-submit-url="${SOLUTIONS_PATH}"
        data-update-url="/tax-exemption"
        data-problem-url="${PROBLEM_PATH}"
      >
        ${returnFrame(
          {
            heading: words.rmaSolutionsTitle,
            steps: returnSteps(2, visit),
            products: data.products.map(returned),
            faq: data.products[0]?.faq ?? null,
            inside,
          },
          visit,
        )}
      </div>
    </div>`,
  };
}
