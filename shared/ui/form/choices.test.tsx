// @vitest-environment happy-dom
import { useState } from 'react';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderKit } from '../../../tests/support/render-kit.tsx';
import { Checkbox } from './Checkbox.tsx';
import { Choice } from './Choice.tsx';
import { ChoiceList } from './ChoiceList.tsx';
import { RadioGroup } from './RadioGroup.tsx';

test('a box is ticked by its words', async () => {
  const onChange = vi.fn();
  const { user } = renderKit(
    <Checkbox name="manual_address" isChecked={false} onChange={onChange}>
      Ik vul mijn adres zelf in
    </Checkbox>,
  );
  await user.click(screen.getByText('Ik vul mijn adres zelf in'));
  expect(onChange.mock.calls).toEqual([[true]]);
});

test('a box that has to be ticked says why, and is no optional field', () => {
  renderKit(
    <Checkbox name="tax" isChecked={false} isRequired errors={['Ga akkoord']} onChange={() => undefined}>
      Akkoord
    </Checkbox>,
  );
  const box = screen.getByRole('checkbox', { name: 'Akkoord', description: 'Ga akkoord' });
  expect(box.getAttribute('aria-invalid')).toBe('true');
  expect(box.getAttribute('aria-required')).toBe('true');
});

test('one of a few words is chosen in a group with a question', async () => {
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

test('a card is called by its title and says the rest after it', () => {
  renderKit(<Shipping />);
  const description = 'Meest gekozen € 5,95 Morgen in huis';
  expect(screen.getByRole('radio', { name: 'Bezorgen', description })).toHaveProperty('checked', true);
});

test('a question that is not answered belongs to its message, and is called wrong', () => {
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

test('the finer choices of a card are there while it is chosen', async () => {
  const { user } = renderKit(<Shipping />);
  await user.click(screen.getByRole('radio', { name: 'Dinsdag' }));
  expect(screen.getByRole('radio', { name: 'Dinsdag' })).toHaveProperty('checked', true);
  expect(screen.getByRole('radio', { name: 'Bezorgen' })).toHaveProperty('checked', true);
  await user.click(screen.getByText('Ophalen'));
  expect(screen.queryByRole('radiogroup', { name: 'Wanneer?' })).toBeNull();
});
