import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { endpoint } from '../../shared/contract/endpoint.ts';
import { wireId } from '../../shared/contract/wire.ts';
import { manifestCall } from './manifest-call.ts';

const answer = z.unknown();
const inputs = z.object({ lampId: z.string(), kind: z._default(z.string(), 'led'), note: z.optional(z.string()) });

test('the loader sends the required fields of the endpoint, each from its input or with the default of the input', () => {
  const input = z.object({ lamp_id: wireId, kind: z.string(), page: z.optional(z.int()) });
  const firstCall = endpoint({ method: 'post', path: '/lamps', input, answer });
  expect(manifestCall({ firstCall, inputs })).toEqual({ path: '/lamps', body: { lamp_id: null, kind: 'led' } });
});

test('an optional field of the endpoint is sent where the page gives it as an input', () => {
  const input = z.object({ lamp_id: wireId, note: z.optional(z.string()) });
  const firstCall = endpoint({ method: 'post', path: '/lamps', input, answer });
  expect(manifestCall({ firstCall, inputs })?.body).toEqual({ lamp_id: null, note: '' });
});

test('inputs in the path are no part of the body', () => {
  const readLamp = endpoint({
    method: 'post',
    path: '/lamps/{lampId}',
    input: z.object({ lampId: z.string() }),
    target: ({ lampId }) => ({ path: `/lamps/${lampId}` }),
    answer,
  });
  expect(manifestCall({ firstCall: readLamp, inputs })).toEqual({ path: '/lamps/{lampId}' });
  const firstCall = { ...readLamp, body: { kind: null }, unless: 'lamp-count' };
  const call = { path: '/lamps/{lampId}', body: { kind: null }, unless: 'lamp-count' };
  expect(manifestCall({ firstCall, inputs })).toEqual(call);
});

test('a first call that changes something is refused', () => {
  const firstCall = endpoint({ method: 'delete', path: '/cart', answer });
  expect(() => manifestCall({ firstCall, inputs })).toThrow('/cart');
});
