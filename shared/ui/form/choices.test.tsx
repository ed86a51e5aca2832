// @vitest-environment happy-dom
import { useState } from 'react';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderKit } from '../../../tests/support/render-kit.tsx';
import { Checkbox } from './Checkbox.tsx';
import { Choice } from './Choice.tsx';
import { ChoiceList } from './ChoiceList.tsx';
import { RadioGroup } from './RadioGroup.tsx';

test('a click on the label ticks a checkbox', async () => {
  const onChange = vi.fn();
  const { user } = renderKit(
    <Checkbox name="manual_address" isChecked={false} onChange={onChange}>
      Ik vul mijn adres zelf in
    </Checkbox>,
  );
  await user.click(screen.getByText('Ik vul mijn adres zelf in'));
  expect(onChange.mock.calls).toEqual([[true]]);
});

test('a required checkbox shows its error, and is not marked as optional', () => {
  renderKit(
    <Checkbox name="tax" isChecked={false} isRequired errors={['Ga akkoord']} onChange={() => undefined}>
      Akkoord
    </Checkbox>,
  );
  const box = screen.getByRole('checkbox', { name: 'Akkoord', description: 'Ga akkoord' });
  expect(box.getAttribute('aria-invalid')).toBe('true');
  expect(box.getAttribute('aria-required')).toBe('true');
});

test('radio buttons are in a group with a legend', async () => {
  const onChange = vi.fn();
  const options = [
    { value: 'private', label: 'Particulier' },
    { value: 'business', label: 'Zakelijk' },
  ];
  const { user } = renderKit(
    <RadioGroup name="type" legend="Ik bestel" value="private" options={options} onChange={onChange} />,
  );
  const group = screen.getByRole('radiogroup', { name: 'Ik bestel' });
  expect(within(group).getByRole('radio', { name: 'Particulier' })).toHaveProperty('checked', true);
  await user.click(within(group).getByText('Zakelijk'));
  expect(onChange.mock.calls).toEqual([['business']]);
});

function Shipping() {
  const [method, setMethod] = useState('home');
  const [day, setDay] = useState('');
  return (
    <ChoiceList legend="Verzendmethode" name="shipping_method">
      <Choice
        name="shipping_method"
        value="home"
        isChecked={method === 'home'}
        onChoose={() => setMethod('home')}
        title="Bezorgen"
        badge="Meest gekozen"
        aside="€ 5,95"
        text="Morgen in huis"
      >
        <ChoiceList legend="Wanneer?">
          <Choice name="day" value="" isChecked={day === ''} onChoose={() => setDay('')} title="Zo snel mogelijk" />
          <Choice name="day" value="2" isChecked={day === '2'} onChoose={() => setDay('2')} title="Dinsdag" />
        </ChoiceList>
      </Choice>
      <Choice
        name="shipping_method"
        value="shop"
        isChecked={method === 'shop'}
        onChoose={() => setMethod('shop')}
        title="Ophalen"
      />
    </ChoiceList>
  );
}

test('the accessible name of a card is its title, and the rest is its description', () => {
  renderKit(<Shipping />);
  const description = 'Meest gekozen € 5,95 Morgen in huis';
  expect(screen.getByRole('radio', { name: 'Bezorgen', description })).toHaveProperty('checked', true);
});

test('an unanswered group is invalid and described by its message', () => {
  const { redraw } = renderKit(
    <ChoiceList legend="Verzendmethode" name="shipping_method" errors={['Kies een verzendmethode.']}>
      <Choice name="shipping_method" value="home" isChecked={false} onChoose={() => {}} title="Bezorgen" />
    </ChoiceList>,
  );
  const group = screen.getByRole('radiogroup', { name: 'Verzendmethode', description: 'Kies een verzendmethode.' });
  expect(group.getAttribute('aria-invalid')).toBe('true');
  redraw(<RadioGroup name="type" legend="Ik bestel" value="" options={[]} errors={['Kies.']} onChange={() => {}} />);
  const words = screen.getByRole('radiogroup', { name: 'Ik bestel', description: 'Kies.' });
  expect(words.getAttribute('aria-invalid')).toBe('true');
});

test('the options of a card are shown while it is checked', async () => {
  const { user } = renderKit(<Shipping />);
  await user.click(screen.getByRole('radio', { name: 'Dinsdag' }));
  expect(screen.getByRole('radio', { name: 'Dinsdag' })).toHaveProperty('checked', true);
  expect(screen.getByRole('radio', { name: 'Bezorgen' })).toHaveProperty('checked', true);
  await user.click(screen.getByText('Ophalen'));
  expect(screen.queryByRole('radiogroup', { name: 'Wanneer?' })).toBeNull();
});
