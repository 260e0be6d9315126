import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mayBeDone, toAppError } from '#shared/failure.ts';
import type { Faults } from '#tests/support/faults.ts';
import { whileWaiting } from '#tests/support/no-waiting.ts';
import { type Connected, connect } from './connected.ts';

type Target = Parameters<Faults['cut']>[0];

const empty = (own: Response) => new Response('', { status: own.status, headers: own.headers });
const broken = (own: Response) =>
  new Response('{"@id": ', { status: own.status, headers: { 'content-type': 'application/ld+json' } });

/** Has the platform process what a gateway has answered so many seconds before. */
function late(faults: Faults, target: Target, answer: 'page502' | 'page504', seconds: number) {
  const { process } = faults.late(answer, target);
  whileWaiting([seconds * 1000, process]);
}

/** How the answer of a write is lost although it is stored. */
const stored: Readonly<Record<string, (faults: Faults, target: Target) => void>> = {
  'a connection that closes once the platform has begun': (faults, target) => faults.leave(target),
  'an answer that is cut off': (faults, target) => faults.cut(target),
  'a 500 of the platform': (faults, target) => faults.instead('hydra500', target),
  'a 500 as a page': (faults, target) => faults.instead('page500', target),
  'a 502 after the work': (faults, target) => faults.instead('page502', target),
  'a page with status 200': (faults, target) => faults.instead('page200', target),
  'an empty body': (faults, target) => faults.make(empty, target),
  'broken JSON': (faults, target) => faults.make(broken, target),
  'a 504 six seconds before the work': (faults, target) => late(faults, target, 'page504', 6),
  'a 502 twenty seconds before the work': (faults, target) => late(faults, target, 'page502', 20),
  'a 504 45 seconds before the work': (faults, target) => late(faults, target, 'page504', 45),
};
/** How it is lost where nothing is stored. */
const unstored: typeof stored = {
  'a connection that closes before the platform has it': (faults, target) => faults.drop(target),
  'a 504 of a gateway that never asks the platform': (faults, target) => faults.late('page504', target),
  'a 500 of a platform that did nothing': (faults, target) => faults.status(500, target),
};

export interface Write {
  /** The calls of the bridge that it stands for. */
  name: string;
  account: 'administrator' | 'solidaryOperator';
  /** Prepares a write that was not sent before. */
  prepare: (house: Connected) => Promise<{ target: Target; send: () => unknown }>;
  /** Why the platform cannot tell afterwards; absent where it can. */
  untold?: string;
}

let number = 0;
/** A name that nothing else has. */
export const aName = () => `Tardif ${String(++number).padStart(3, '0')}`;
type AnyHandler = (request: object, call: Connected['call']) => Promise<{ id: number }>;
/** Makes a call of any resource: its sample holds what it takes. */
export function ask(house: Connected, channel: string, request: object) {
  const handler = (house.handlers as unknown as Readonly<Record<string, AnyHandler>>)[channel];
  if (handler === undefined) throw new Error(`there is no ${channel}`);
  return handler(request, house.call);
}

/** What the page is told of a write: stored, not stored (it may be repeated), or not known. */
async function endOf(send: () => unknown): Promise<'done' | 'notDone' | 'unknown'> {
  try {
    const { outcome = 'done' } = ((await send()) ?? {}) as { outcome?: string };
    if (outcome === 'unknown' || outcome === 'notDone') return outcome;
    return outcome === 'refused' ? 'notDone' : 'done';
  } catch (thrown) {
    return mayBeDone(toAppError(thrown)) ? 'unknown' : 'notDone';
  }
}

/** Sends each write in every way in which its answer can be lost. */
export function walkLostAnswers(writes: readonly Write[]): void {
  const houses = new Map<Write['account'], Connected>();
  beforeAll(async () => {
    for (const account of new Set(writes.map((write) => write.account))) houses.set(account, await connect(account));
  });
  afterAll(async () => {
    for (const house of houses.values()) await house.server.close();
  });
  beforeEach(() => {
    for (const { server } of houses.values()) server.faults.clear();
  });

  /** Sends one write with a fault on its way. */
  async function cut({ account, prepare }: Write, fault: (typeof stored)[string]) {
    const house = houses.get(account);
    if (house === undefined) throw new Error('nobody is signed in');
    const { target, send } = await prepare(house);
    house.server.requests.length = 0;
    fault(house.server.faults, { ...target, times: 1 });
    const end = await endOf(send);
    const { method, path } = target;
    const sent = house.server.requests.filter(({ request }) => {
      const { pathname } = new URL(request.url, 'http://platform');
      return request.method === method && (typeof path === 'string' ? path === pathname : path.test(pathname));
    });
    return { end, sent: sent.length };
  }

  describe.each(writes)('$name', (write) => {
    it.each(Object.keys(stored))('that is stored and answered by %s is done, and sent once', async (way) => {
      const fault = stored[way];
      if (fault === undefined) throw new Error(way);
      const { end, sent } = await cut(write, fault);
      // What cannot be told is at least not told as not done: it would be done twice.
      expect([write.untold === undefined ? end : end === 'notDone', sent]).toEqual([
        write.untold === undefined ? 'done' : false,
        1,
      ]);
    });

    it.each(Object.keys(unstored))('that meets %s is never told as done, and is sent once', async (way) => {
      const fault = unstored[way];
      if (fault === undefined) throw new Error(way);
      const { end, sent } = await cut(write, fault);
      expect([end === 'done', sent]).toEqual([false, 1]);
    });
  });
}
