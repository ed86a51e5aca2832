import { expect, test } from 'vitest';
import { readRenderOptions } from './options.ts';

test.each([
  [[], { is: 'print', url: 'http://localhost/', inlineStyles: false, isLight: false }],
  [
    ['--url', 'https://shop.example/faq', '--light', '--inline-styles'],
    { is: 'print', url: 'https://shop.example/faq', inlineStyles: true, isLight: true },
  ],
  [
    ['--listen', '127.0.0.1:7070'],
    { is: 'listen', place: { host: '127.0.0.1', port: 7070 }, isLight: false, workers: 2, memory: 128 },
  ],
  [
    ['--listen', '[::1]:0', '--light', '--workers', '4', '--memory', '256'],
    { is: 'listen', place: { host: '::1', port: 0 }, isLight: true, workers: 4, memory: 256 },
  ],
  [
    ['--listen', '/run/render.sock'],
    { is: 'listen', place: { path: '/run/render.sock' }, isLight: false, workers: 2, memory: 128 },
  ],
  [['--help'], { is: 'help' }],
])('%j is read', (args, command) => {
  expect(readRenderOptions(args)).toEqual(command);
});

test.each([
  [['--listen', '7070'], 'a host with a port'],
  [['--listen', 'localhost:99999'], 'Found "localhost:99999"'],
  [['--url', 'shop.example'], 'the address of a page'],
  [['--listen', '127.0.0.1:7070', '--url', 'https://shop.example/'], 'each request says'],
  [['--listen', '127.0.0.1:7070', '--inline-styles'], 'each request says'],
  [['--listen', '127.0.0.1:7070', '--workers', '0'], 'a whole number from 1 to 64'],
  [['--memory', 'much', '--listen', '127.0.0.1:7070'], 'Found "much"'],
  [['page.html'], 'page.html'],
  [['--unknown'], '--unknown'],
])('%j is refused with a reason', (args, reason) => {
  const command = readRenderOptions(args);
  expect(command).toMatchObject({ is: 'wrong', reason: expect.stringContaining(reason) });
});
