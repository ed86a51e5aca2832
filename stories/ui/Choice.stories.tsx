import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Choice } from '../../shared/ui/form/Choice.tsx';
import { ChoiceList, type ChoiceListProps } from '../../shared/ui/form/ChoiceList.tsx';
import { Html } from '../../shared/ui/markup/Html.tsx';
import { Price } from '../../shared/ui/product/Price.tsx';
import '../../shared/ui/form.css';

interface Method {
  readonly value: string;
  readonly title: string;
  readonly cents: number;
  readonly text?: string;
  readonly badge?: string;
  readonly days?: readonly string[];
}

interface MethodsProps extends Omit<ChoiceListProps, 'children'> {
  readonly methods: readonly Method[];
}

function Methods({ methods, ...rest }: MethodsProps) {
  const [method, setMethod] = useState(methods[0]?.value);
  return (
    <ChoiceList {...rest} name="shipping_method">
      {methods.map(({ value, title, cents, text, badge, days }) => (
        <Choice
          key={value}
          name="shipping_method"
          value={value}
          isChecked={method === value}
          onChoose={() => setMethod(value)}
          title={title}
          aside={<Price cents={cents} isFree={cents === 0} size="small" />}
          text={text && <Html html={text} />}
          badge={badge}
        >
          {days && <Days days={days} />}
        </Choice>
      ))}
    </ChoiceList>
  );
}

function Days({ days }: { days: readonly string[] }) {
  const [day, setDay] = useState(days[0]);
  return (
    <ChoiceList legend="Wanneer?">
      {days.map((each) => (
        <Choice
          key={each}
          name="day"
          value={each}
          isChecked={day === each}
          onChoose={() => setDay(each)}
          title={each}
        />
      ))}
    </ChoiceList>
  );
}

const home: Method = { value: 'home', title: 'Thuis laten bezorgen', cents: 595, text: 'Voor 17.00 uur besteld' };
const shop: Method = { value: 'shop', title: 'Ophalen in de showroom', cents: 0 };

const meta = {
  title: 'Kit/Choice',
  component: Methods,
  args: { legend: 'Hoe wil je je bestelling ontvangen?', methods: [home, shop] },
} satisfies Meta<typeof Methods>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = {};
export const MostChosen: Story = { args: { methods: [{ ...home, badge: 'Meest gekozen' }, shop] } };
/** A selected card shows its own choices. */
export const FinerChoices: Story = {
  args: {
    methods: [
      { ...home, days: ['Zo snel mogelijk (1-2 werkdagen)', 'Dinsdag 24 november', 'Woensdag 25 november'] },
      shop,
    ],
  },
};
/** The text has a link; the rest of the card selects it. */
export const LinkInText: Story = {
  args: { methods: [home, { ...shop, text: 'Coenecoop 7, Waddinxveen. <a href="#route">Route bekijken</a>' }] },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText(/Waddinxveen/));
    await userEvent.click(canvas.getByText('Ophalen in de showroom'));
    await expect(canvas.getByRole('radio', { name: 'Ophalen in de showroom' })).toBeChecked();
  },
};
export const HiddenLegend: Story = { args: { isLegendHidden: true } };
export const LongestText: Story = {
  args: {
    legend: 'Auf welchem Weg sollen wir Ihre Photovoltaikanlage liefern?',
    methods: [
      {
        value: 'freight',
        title: 'Speditionslieferung frei Bordsteinkante mit telefonischer Terminvereinbarung',
        cents: 129900,
        badge: 'Am häufigsten gewählt',
        text: 'Photovoltaikanlagenüberspannungsschutzeinrichtungen werden getrennt und mit Sendungsverfolgung geliefert.',
        days: ['So schnell wie möglich (10-12 Arbeitstage)', 'Donnerstag, 24. Dezember 2026, zwischen 8 und 18 Uhr'],
      },
      shop,
    ],
  },
  globals: { locale: 'de' },
  tags: ['narrow'],
};
