import { expect, it } from 'vitest';
import { errorOfAnswer } from '#main/api/errors.ts';
import type { AppError } from '#shared/errors.ts';
import { mayBeDone, mayStillCome } from '#shared/failure.ts';

const page = '<!DOCTYPE html><html></html>';
const hydra = (text: string) => ({ '@type': 'hydra:Error', 'hydra:description': text });

it.each<[string, AppError, boolean, boolean]>([
  ['a violation', errorOfAnswer(400, { violations: [] }), false, false],
  ['a denial', errorOfAnswer(400, hydra('Access Denied.')), false, false],
  ['an unknown record', errorOfAnswer(404, page), false, false],
  ['a conflict', errorOfAnswer(409, page), false, false],
  ['too large', errorOfAnswer(413, page), false, false],
  ['too many requests', errorOfAnswer(429, 'Slow down'), false, false],
  ['a token', errorOfAnswer(401, { message: 'Expired JWT Token' }), false, false],
  ['a request that took too long', errorOfAnswer(408, page), true, true],
  ['a 500 of the platform', errorOfAnswer(500, hydra('Internal Server Error')), true, false],
  ['a page of its database', errorOfAnswer(500, page), true, false],
  ['a 503 of the platform', errorOfAnswer(503, hydra('Service Unavailable')), true, false],
  ['a gateway', errorOfAnswer(502, page), true, true],
  ['a gateway that is full', errorOfAnswer(503, page), true, true],
  ['a gateway that did not wait', errorOfAnswer(504, ''), true, true],
  ['a success that cannot be read', { kind: 'server', isUnreadable: true, status: 201 }, true, false],
  ['no answer', { kind: 'network', reason: 'unreachable' }, true, true],
  ['a proxy in the way', { kind: 'network', reason: 'proxyRefused', hasRun: true }, false, false],
  ['no answer before it was sent', { kind: 'network', reason: 'unreachable', isUnsent: true }, false, true],
  ['a denial of what had run', { kind: 'denied', status: 400, hasRun: true }, true, false],
  ['a dead token of what would have run', { kind: 'unauthorized', key: 'x', hasRun: true }, false, false],
  ['what was looked for and is not there', { ...errorOfAnswer(500, page), readBack: 'notDone' }, false, false],
  ['what was not there yet', { ...errorOfAnswer(504, page), readBack: 'notYet' }, true, true],
  ['what could not be looked at', { ...errorOfAnswer(500, page), readBack: 'unseen' }, true, false],
])('tells whether a write may have been done or may still come: %s', (_, error, mayBe, mayCome) => {
  expect(mayBeDone(error)).toBe(mayBe);
  expect(mayStillCome(error)).toBe(mayCome);
});
