import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ReturnActions } from '../../shared/ui/returns/ReturnActions.tsx';
import { ReturnAnswers } from '../../shared/ui/returns/ReturnAnswers.tsx';
import { ReturnFiles } from '../../shared/ui/returns/ReturnFiles.tsx';
import { ReturnFrame } from '../../shared/ui/returns/ReturnFrame.tsx';
import { type ReturnedProduct, ReturnProducts } from '../../shared/ui/returns/ReturnProducts.tsx';
import { ReturnSerial } from '../../shared/ui/returns/ReturnSerial.tsx';
import { LONG_NAME, picture, UNBREAKABLE_NAME } from './picture.ts';
import '../../shared/ui/css/returns.css';
import '../../shared/ui/form.css';
import '../../shared/ui/upload.css';

const nothing = () => {};
const PRODUCTS: readonly ReturnedProduct[] = [
  {
    index: 0,
    name: 'Growatt MIN 3000TL-XH omvormer',
    category: 'Omvormers',
    image: picture('inverter'),
    amount: 1,
    isComplete: true,
  },
  {
    index: 1,
    name: 'Growatt ARK 5.1 kWh accu',
    category: 'Thuisbatterijen',
    image: picture('battery'),
    amount: 2,
    isComplete: false,
  },
  { index: 2, name: 'MC4-connector set', category: null, image: null, amount: 12, isComplete: false },
];
const QUESTIONS = [
  { id: 'doos', question: 'Mag ik het in een andere doos sturen?', answer: '<p>Ja, als die stevig is.</p>' },
];

interface ExampleProps {
  products: readonly ReturnedProduct[];
  step: 2 | 3;
  removedName: string | null;
  wasRestored: boolean;
  isBusy: boolean;
}

/** The parts that both return wizards use, with one field. */
function ReturnExample({ products, step, removedName, wasRestored, isBusy }: ExampleProps) {
  const [selected, setSelected] = useState(1);
  const [serial, setSerial] = useState('');
  const isComplete = products.every((product) => product.isComplete);
  return (
    <ReturnFrame
      step={step}
      heading={step === 2 ? 'Wat is er aan de hand?' : 'Controleer je retour'}
      products={products}
      selected={selected}
      faq={QUESTIONS}
      removedName={removedName}
      isDone={false}
      isBusy={isBusy}
      wasRestored={wasRestored}
      problemUrl="#probleem"
      onBack={() => {}}
      onStartOver={() => {}}
      next={isComplete ? { isBusy, onClick: () => {} } : null}
    >
      <ReturnProducts
        products={products}
        selected={selected}
        canRemove={products.length > 1}
        focusRequests={0}
        removedName={removedName}
        onSelect={setSelected}
        onRemove={() => {}}
        onRestore={() => {}}
        onSubmit={() => {}}
      >
        <ReturnSerial value={serial} isRequired isMissing={false} onChange={setSerial} />
      </ReturnProducts>
    </ReturnFrame>
  );
}

const meta = {
  title: 'Kit/Returns',
  component: ReturnExample,
  args: { products: PRODUCTS, step: 2, removedName: null, wasRestored: false, isBusy: false },
} satisfies Meta<typeof ReturnExample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneIsComplete: Story = {};
export const AllComplete: Story = {
  args: { products: PRODUCTS.map((product) => ({ ...product, isComplete: true })) },
};
/** A removed product can be restored. */
export const Removed: Story = { args: { products: PRODUCTS.slice(0, 2), removedName: 'MC4-connector set' } };
/** A draft from this tab was restored. */
export const Restored: Story = { args: { wasRestored: true } };
/** The step waits for its uploads. */
export const Uploading: Story = { render: () => <ReturnActions label="Verzend je retour" isUploading /> };
/** Before a return is sent. A question of the shop has a label; the other fields have texts of the kit. */
export const Answers: Story = {
  render: () => (
    <ReturnAnswers
      products={[
        {
          at: 0,
          name: 'Growatt MIN 3000TL-XH omvormer',
          amount: 1,
          answers: [
            { name: 'fout', label: 'Welke foutcode zie je?', values: ['Error 201'] },
            { name: 'serial_number', label: null, values: ['QXH3A12345'] },
            { name: 'images', label: null, values: ['typeplaatje.jpg', 'display.jpg'] },
            { name: 'remark', label: null, values: [] },
          ],
        },
        { at: 1, name: LONG_NAME, amount: 2, answers: [{ name: 'remark', label: null, values: [UNBREAKABLE_NAME] }] },
      ]}
      onChange={nothing}
    />
  ),
};
/** The serial number is missing. */
export const SerialMissing: Story = { render: () => <ReturnSerial value="" isRequired isMissing onChange={nothing} /> };
export const Sending: Story = { args: { ...AllComplete.args, isBusy: true } };
/** Photos of the product. The upload field loads later. */
export const Files: Story = {
  render: () => (
    <ReturnFiles
      label="Foto's van de schade"
      isRequired
      errors={['Voeg ten minste één foto toe.']}
      id="fotos"
      list={{
        kind: 'image',
        isMultiple: true,
        limit: 15,
        remaining: 5,
        hasDropArea: true,
        items: [],
        files: [],
        alert: null,
        event: null,
        onFiles: nothing,
        onCancel: nothing,
        onRetry: nothing,
        onDismiss: nothing,
        onRemove: nothing,
        onMove: nothing,
      }}
    />
  ),
  async play({ canvas }) {
    await expect(await canvas.findByText('Voeg ten minste één foto toe.')).toBeVisible();
    await waitFor(() => expect(canvas.getByText(/15 MB/)).toBeVisible(), { timeout: 5_000 });
  },
};
export const LongestText: Story = {
  args: {
    products: [
      { ...PRODUCTS[0]!, name: LONG_NAME },
      { ...PRODUCTS[1]!, name: UNBREAKABLE_NAME, category: 'Überspannungsschutzeinrichtungen' },
    ],
    removedName: UNBREAKABLE_NAME,
  },
  globals: { locale: 'de' },
  tags: ['narrow'],
};
