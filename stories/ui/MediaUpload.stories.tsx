import type { Meta, StoryObj } from '@storybook/react-vite';
import type { UploadFile } from '../../shared/rules/upload-files.ts';
import { MediaUpload, type MediaUploadProps } from '../../shared/ui/media/MediaUpload.tsx';
import '../../shared/ui/upload.css';
import { LONG_NAME, picture, UNBREAKABLE_NAME } from './picture.ts';

const item = {
  key: '1',
  kind: 'image',
  name: 'omvormer.jpg',
  size: 1_530_000,
  preview: picture('inverter'),
  alt: 'Omvormer',
  title: '',
  sizePercentage: '50',
} as const;

const file: UploadFile = {
  key: 'a',
  name: 'dak.jpg',
  size: 4_210_000,
  state: 'uploading',
  percent: 42.4,
  isWaiting: false,
};

const underWay: readonly Partial<UploadFile>[] = [
  { name: 'dak.jpg', state: 'success', percent: 100 },
  { name: 'gevel.jpg' },
  { name: 'meterkast.jpg', state: 'queued' },
  { name: 'omvormer.jpg', state: 'added' },
  { name: 'accu.jpg', state: 'canceled' },
  { name: 'kabels.jpg', state: 'error', refusal: { is: 'wentWrong' }, canRetry: true },
  { name: 'zekering.jpg', state: 'error', canRetry: true },
  {
    name: 'poster.jpg',
    state: 'error',
    size: 16_500_000,
    refusal: { is: 'tooLarge', limit: 15 },
  },
];

const nothing = () => {};

const meta = {
  title: 'Kit/Media upload',
  component: MediaUpload,
  args: {
    label: 'Afbeeldingen',
    kind: 'image',
    isMultiple: true,
    limit: 15,
    showsSpecs: true,
    remaining: 3,
    hasDropArea: true,
    items: [],
    texts: { alt: true, title: true, sizePercentage: true },
    files: [],
    alert: null,
    event: null,
    onFiles: nothing,
    onCancel: nothing,
    onRetry: nothing,
    onDismiss: nothing,
    onChange: nothing,
    onRemove: nothing,
    onMove: nothing,
  },
} satisfies Meta<MediaUploadProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
/** Every state of a running upload. */
export const UnderWay: Story = { args: { files: underWay.map((state, at) => ({ ...file, key: `${at}`, ...state })) } };
/** The upload resumes by itself. */
export const WaitingForTheConnection: Story = { args: { files: [{ ...file, isWaiting: true }] } };
export const Kinds: Story = {
  args: {
    items: [
      item,
      { ...item, key: '2', kind: 'pdf', name: 'handleiding.pdf', preview: null },
      { ...item, key: '3', kind: 'video', name: 'dakopbouw.mp4', preview: null, size: 190_000_000 },
      { ...item, key: '4', name: '', preview: null, size: null },
    ],
  },
};
export const Refused: Story = {
  args: { alert: { is: 'shop-message', text: 'Dit is geen foto in JPEG, PNG, GIF, WebP of AVIF.' } },
};
export const LongestText: Story = {
  args: {
    items: [
      { ...item, name: `${LONG_NAME}.jpg` },
      { ...item, key: '2', name: `${UNBREAKABLE_NAME}.jpg` },
    ],
    files: [{ ...file, name: `${UNBREAKABLE_NAME}.jpg`, isWaiting: true }],
    alert: { is: 'tooLarge', limit: 15 },
  },
  globals: { locale: 'de' },
  tags: ['narrow'],
};
