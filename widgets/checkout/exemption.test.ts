// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest';
import { bodies, fillIn, setFault, openCheckout, paths, type CheckoutSetup } from './checkout.support.ts';

const BERLIN = { street: 'Unter den Linden', house_number: '1', zip_code: '10117', city: 'Berlin' };
const EXEMPT: CheckoutSetup = { locale: 'de', isExempt: true, settings: { taxExemptionSelected: true } };

describe('consent to the rate of 0 %', () => {
  test.each([
    ['private', 'de', true, true],
    ['business', 'de', true, false],
    ['private', 'nl', true, false],
    ['private', 'de', false, false],
  ] as const)('consent is required of %s in %s, flag %s: %s', async (type, country, taxExemptionSelected, isShown) => {
    const { model } = await openCheckout({ ...EXEMPT, settings: { taxExemptionSelected } });
    model.form.edit('country', country);
    model.form.edit('type', type);
    expect(model.exemption.isShown.value).toBe(isShown);
  });

  test('a step without the required consent is not sent, and the consent is marked', async () => {
    const checkout = await openCheckout(EXEMPT);
    const { exemption, form } = checkout.model;
    fillIn(checkout.model, { email: 'g@example.de', first_name: 'G', last_name: 'N', phone: '01712345678', ...BERLIN });
    await checkout.model.submit({});
    expect(paths(checkout)).not.toContain('/checkout/validate');
    expect(exemption.isMissing.value).toBe(true);
    expect(checkout.model.isSubmitting.value).toBe(false);
    expect(checkout.model.refusals.value).toBe(1);
    exemption.open();
    exemption.agree();
    expect([exemption.isModalOpen.value, exemption.isMissing.value]).toEqual([false, false]);
    await checkout.model.submit({});
    expect(checkout.model.problems.value).toEqual([]);
    expect(checkout.model.step.value).toBe('delivery');
    expect(bodies(checkout, '/checkout/validate')[0]).toMatchObject({
      has_tax_exemption: true,
      tax_exemption_accepted: true,
    });
    expect(form.fields.value.tax_exemption_accepted).toBe(true);
  });

  test('consent is reset when it no longer applies', async () => {
    const { model } = await openCheckout(EXEMPT);
    model.exemption.accept(true);
    model.form.edit('type', 'business');
    expect(model.exemption.isWarningOpen.value).toBe(true);
    expect(model.exemption.country.value?.business_warning_text).toBeTruthy();
    model.form.edit('type', 'private');
    expect(model.exemption.isWarningOpen.value).toBe(false);
    expect(model.form.fields.value.tax_exemption_accepted).toBe(false);
  });

  test('a business is warned only when it loses the exemption', async () => {
    const { model } = await openCheckout();
    model.form.edit('type', 'business');
    expect(model.exemption.isWarningOpen.value).toBe(false);
  });

  test('the exemption can be declined if the page has a URL for it', async () => {
    const checkout = await openCheckout(EXEMPT);
    const { exemption } = checkout.model;
    expect(exemption.canDecline).toBe(true);
    await setFault(checkout, '*', '500', 1);
    await exemption.decline();
    expect(exemption.refusal.value).toEqual({ is: 'went-wrong' });
    await exemption.decline();
    expect(bodies(checkout, '/tax-exemption').at(-1)).toEqual({ tax_exemption_selected: false });
    await vi.waitFor(() => expect(checkout.tab.reloads).toBe(1));
    const withoutUrl = await openCheckout({ ...EXEMPT, inputs: { taxExemptionUpdateUrl: '' } });
    expect(withoutUrl.model.exemption.canDecline).toBe(false);
  });
});
