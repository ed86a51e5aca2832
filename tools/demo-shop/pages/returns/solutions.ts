import { html } from 'hono/html';
import { PROBLEM_PATH, SOLUTIONS_DATA_PATH, SOLUTIONS_PATH } from '../../routes/returns.ts';
import type { CustomerDetails, SolutionProduct } from '../../../../shared/contract/returns.ts';
import { hidden } from '../buy-form.ts';
import { fill } from '../texts.ts';
import type { Filled } from '../form/fields.ts';
import type { Markup } from '../icons.ts';
import type { Page } from '../layout.ts';
import type { Visit } from '../visit.ts';
import { returnAlert, returnFile, returnItem, returnSelect, returnSteps, returnText } from './parts.ts';

function product(returned: SolutionProduct, { values }: Filled, { words }: Visit): Markup {
  const { id, selected_amount, solutions } = returned;
  const name = (key: string) => `products[${id}][${key}]`;
  const options = [
    { value: '', label: words.rmaChoose },
    ...solutions.map((solution) => ({ value: String(solution.id), label: solution.name })),
  ];
  const value = (key: string) => values[name(key)] ?? '';
  const [images, videos] = [name('images'), name('videos')];
  return returnItem(
    { name: returned.name, category: returned.category ?? '', image: returned.image ?? '' },
    html`${selected_amount > 1 ? html`<p class="return-item__about">${fill(words.times, { count: selected_amount })}</p>` : ''}
    ${returnSelect({ name: name('solution'), label: words.rmaSolution, options, value: value('solution'), required: true })}
    ${returnText({ name: name('serial'), label: words.rmaSerial, hint: words.rmaSerialHint, value: value('serial') })}
    ${returnText({ name: name('remark'), label: words.rmaRemark, hint: words.rmaRemarkHint, value: value('remark'), isLong: true })}
    ${returnFile({ name: images, label: words.rmaImages, hint: words.rmaImagesHint, accept: 'image/*', isMultiple: true })}
    ${returnFile({ name: videos, label: words.rmaVideos, hint: words.rmaVideosHint, accept: 'video/*', isMultiple: true })}`,
  );
}

function details(known: CustomerDetails, { values, errors }: Filled, { words }: Visit): Markup {
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
      errors[`customerDetails.${key}`],
    );
  return html`<fieldset class="returns__details">
    <legend>${words.rmaDetails}</legend>
    ${field('email', words.email, 'email')} ${field('address', words.rmaAddress, 'street-address')}
    ${field('zip_code', words.rmaZip, 'postal-code')} ${field('city', words.city, 'address-level2')}
  </fieldset>`;
}

/** The wizard with solutions; without JavaScript its two steps are one form. */
export function solutionsPage(
  data: { products: readonly SolutionProduct[]; customerDetails: CustomerDetails },
  filled: Filled,
  visit: Visit,
): Page {
  const { words, csrf } = visit;
  const isAgain = Object.keys(filled.errors).length > 0;
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
        ${returnSteps(2, visit)}
        <h1>${words.rmaTitle}</h1>
        <form method="post" action="${SOLUTIONS_PATH}" enctype="multipart/form-data" novalidate>
          ${hidden({ _token: csrf })} ${returnAlert(filled.errors)}
          ${isAgain ? html`<p class="hint">${words.rmaAgain}</p>` : ''}
          <ul class="return-list return-list--wide">
            ${data.products.map((returned) => product(returned, filled, visit))}
          </ul>
          ${details(data.customerDetails, filled, visit)}
          <p class="order__ways">
            <button class="sw-button sw-button--confirm" type="submit">${words.rmaSubmit}</button>
          </p>
        </form>
      </div>
    </div>`,
  };
}
