import { expect, test } from 'vitest';
import { InvalidOption } from './invalid-option.ts';
import { helpOf, readStartOptions } from './start-options.ts';

test('without options the shop listens on this machine only', () => {
  expect(readStartOptions([], {})).toEqual({
    port: 4173,
    host: '127.0.0.1',
    isFresh: false,
    pages: undefined,
    isLight: false,
    files: undefined,
    hasFrames: false,
    hasServerLists: false,
    products: undefined,
    search: undefined,
    bucket: undefined,
    workers: 1,
    isDevelopment: false,
    wantsHelp: false,
  });
});

test('an option takes precedence over the environment', () => {
  const environment = { HOST: '10.0.0.1', PORT: '80' };
  expect(readStartOptions([], environment)).toMatchObject({ host: '10.0.0.1', port: 80 });
  expect(readStartOptions(['--host', '0.0.0.0', '--fresh'], environment)).toMatchObject({
    host: '0.0.0.0',
    isFresh: true,
  });
});

test('an option or the environment chooses the light build', () => {
  expect(readStartOptions(['--light'], {}).isLight).toBe(true);
  expect(readStartOptions([], { SHOP_BUILD: 'light' }).isLight).toBe(true);
  expect(readStartOptions([], { SHOP_BUILD: 'react' }).isLight).toBe(false);
});

test('an option or the environment draws frames in the server', () => {
  expect(readStartOptions(['--frames'], {}).hasFrames).toBe(true);
  expect(readStartOptions([], { SHOP_FRAMES: '1' }).hasFrames).toBe(true);
  expect(readStartOptions([], { SHOP_FRAMES: '' }).hasFrames).toBe(false);
});

test('an option or the environment keeps lists on the server, and says how many products a new shop has', () => {
  expect(readStartOptions(['--lists', 'server', '--products', '100000'], {})).toMatchObject({
    hasServerLists: true,
    products: 100_000,
  });
  const environment = { SHOP_LISTS: 'server', SHOP_PRODUCTS: '500' };
  expect(readStartOptions([], environment)).toMatchObject({ hasServerLists: true, products: 500 });
  expect(readStartOptions(['--lists', 'browser'], environment).hasServerLists).toBe(false);
});

const ACCOUNT = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' };

test.each([
  { set: { SHOP_UPLOADS: 's3://shop' }, address: 'https://s3.us-east-1.amazonaws.com/shop', prefix: '' },
  {
    set: { SHOP_UPLOADS: 's3://shop/demo/uploads/', AWS_REGION: 'eu-west-1' },
    address: 'https://s3.eu-west-1.amazonaws.com/shop',
    prefix: 'demo/uploads/',
  },
  {
    set: { SHOP_UPLOADS: 's3://shop/uploads', S3_ENDPOINT: 'http://localhost:9000/' },
    address: 'http://localhost:9000/shop',
    prefix: 'uploads/',
  },
])('uploads are in the bucket $address, below "$prefix"', ({ set, address, prefix }) => {
  const { bucket } = readStartOptions([], { ...ACCOUNT, ...set });
  expect(bucket).toMatchObject({ address, prefix, accessKeyId: 'key', secretAccessKey: 'secret' });
});

test.each([
  { set: { ...ACCOUNT, SHOP_UPLOADS: '/var/uploads' }, why: 'SHOP_UPLOADS is no bucket: /var/uploads' },
  { set: { ...ACCOUNT, SHOP_UPLOADS: 's3://shop', S3_ENDPOINT: 'minio:9000' }, why: 'S3_ENDPOINT is no address' },
  { set: { SHOP_UPLOADS: 's3://shop', AWS_ACCESS_KEY_ID: 'key' }, why: 'SHOP_UPLOADS needs AWS_SECRET_ACCESS_KEY' },
])('the place of uploads is refused: $why', ({ set, why }) => {
  expect(() => readStartOptions([], set)).toThrow(InvalidOption);
  expect(() => readStartOptions([], set)).toThrow(why);
});

test('an option or the environment says how many processes serve the shop', () => {
  expect(readStartOptions(['--workers', '2'], { WORKERS: '4' }).workers).toBe(2);
  expect(readStartOptions([], { WORKERS: '4' }).workers).toBe(4);
  expect(readStartOptions([], { WORKERS: '1', SHOP_DATA: ':memory:' }).workers).toBe(1);
  const inMemory = () => readStartOptions([], { WORKERS: '2', SHOP_DATA: ':memory:' });
  expect(inMemory).toThrow('--workers needs data that processes can share, and not SHOP_DATA=:memory:');
});

test('`--dev` says that the widgets are rebuilt while the shop runs', () => {
  expect(readStartOptions(['--dev'], {}).isDevelopment).toBe(true);
});

test('the help lists every option', () => {
  for (const option of [
    'fresh',
    'pages',
    'lists',
    'products',
    'workers',
    'light',
    'files',
    'frames',
    'dev',
    'host',
    'help',
  ])
    expect(helpOf('npm start --')).toContain(`--${option}`);
  expect(readStartOptions(['--help'], {}).wantsHelp).toBe(true);
});

test.each([
  { args: ['--pages', 'localhost'], PORT: '', says: '--pages is no address: localhost' },
  { args: ['--pages', 'httpx://localhost'], PORT: '', says: '--pages is no address' },
  { args: ['--lists', 'shop'], PORT: '', says: '--lists is browser or server, and not shop' },
  { args: ['--products', 'many'], PORT: '', says: '--products is no number' },
  { args: ['--workers', '1.5'], PORT: '', says: '--workers is no number from 1 to 64: 1.5' },
  { args: ['--hosts'], PORT: '', says: '--hosts' },
  { args: [], PORT: '70000', says: 'PORT is no port: 70000' },
])('$args with port “$PORT” is reported as invalid', ({ args, PORT, says }) => {
  expect(() => readStartOptions(args, { PORT })).toThrow(InvalidOption);
  expect(() => readStartOptions(args, { PORT })).toThrow(says);
});
