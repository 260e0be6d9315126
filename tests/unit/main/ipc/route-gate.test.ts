import { beforeEach, describe, expect, it } from 'vitest';
import { RouteGate } from '#main/ipc/route-gate.ts';
import { routeLimits } from '#shared/ipc/limits.ts';
import type { SessionState } from '#shared/ipc/session.ts';
import type { Permission } from '#shared/permissions.ts';
import { routeAddresses } from '#tests/support/channels.ts';
import { FakeClock, listeningLog } from '#tests/support/fakes.ts';
import { signedIn } from '#tests/support/signed-in.ts';

let session: { state: SessionState; isLocked: boolean };
let loaded: string[];
let load: () => Promise<Response>;
let gate: RouteGate;
let listening: ReturnType<typeof listeningLog>;

beforeEach(() => {
  session = { state: { ...signedIn, permissions: [] }, isLocked: false };
  loaded = [];
  load = async () => new Response('bytes');
  listening = listeningLog();
  const loader = (name: string) => () => {
    loaded.push(name);
    return load();
  };
  gate = new RouteGate({
    loaders: {
      platformImage: loader('platformImage'),
      chosenPicture: loader('chosenPicture'),
      mapTile: loader('mapTile'),
      proofFile: loader('proofFile'),
      solidaryProof: loader('solidaryProof'),
    },
    session: Promise.resolve(session),
    clock: new FakeClock(),
    log: listening.log,
  });
});

const ask = async (address: string) => (await gate.answer(new URL(address, 'app://escale')))?.status;
const held = (...permissions: Permission[]) => {
  session.state = { ...signedIn, permissions };
};
const others = `/identity-proof?user=${signedIn.user.id + 1}&proof=3`;

describe('the addresses of the page', () => {
  it.each(routeAddresses)('load nothing signed out or locked, nor with garbage: %s', async (address) => {
    const [path = ''] = address.split('?');
    session.state = { status: 'signedOut' };
    expect([await ask(address), await ask(path), await ask(`${path}?user=-1&src=&id=%00`)]).toEqual([401, 401, 401]);
    session.state = { ...signedIn };
    session.isLocked = true;
    expect([await ask(address), await ask(path)]).toEqual([423, 423]);
    expect(loaded).toEqual([]);
  });

  it('are those of pictures and tiles for whoever is signed in', async () => {
    const open = routeAddresses.filter((address) => !address.includes('-proof?'));
    for (const address of open) expect([address, await ask(address)]).toEqual([address, 200]);
  });

  it('load documents of people for those who may read the people, and for oneself', async () => {
    expect(await ask(others)).toBe(403);
    expect(await ask(`/identity-proof?user=${signedIn.user.id}&proof=3`)).toBe(200);
    held('user_read');
    expect(await ask(others)).toBe(200);
  });

  it.each([
    ['beneficiary', 'solidary_beneficiary_list'],
    ['volunteer', 'solidary_volunteer_list'],
    ['record', 'solidary_read'],
  ] as const)('load files of a %s with the right %s', async (role, right) => {
    const address = `/solidary-proof?role=${role}&id=7&position=0&name=a.pdf`;
    held('user_read');
    expect(await ask(address)).toBe(403);
    held(right);
    expect(await ask(address)).toBe(200);
  });

  it('answer that there is nothing to show where it cannot be loaded, and say why in the log', async () => {
    load = () => Promise.reject(new Error('the disk is full'));
    expect(await ask('/platform-image?src=a')).toBe(502);
    expect(listening.lines.join()).toMatch(/cannot be loaded.*"route":"platformImage"/u);
  });

  it('give nothing back of what was under way when the lock fell or the session ended', async () => {
    const under = Promise.withResolvers<Response>();
    load = () => under.promise;
    const [locked, ended] = [ask('/platform-image?src=a'), ask('/platform-image?src=b')];
    await Promise.resolve();
    session.isLocked = true;
    under.resolve(new Response('bytes'));
    expect(await locked).toBe(423);
    expect(await ended).toBe(423);
    session.isLocked = false;
    const next = Promise.withResolvers<Response>();
    load = () => next.promise;
    const late = ask('/platform-image?src=c');
    await Promise.resolve();
    gate.endLoads();
    session.state = { status: 'signedOut' };
    next.resolve(new Response('bytes'));
    expect(await late).toBe(401);
  });

  it('are refused beyond their limits, and where they are too long', async () => {
    expect(await ask(`/platform-image?src=${'a'.repeat(2001)}`)).toBe(400);
    const { burst } = routeLimits.chosenPicture;
    const statuses = await Promise.all(Array.from({ length: burst + 50 }, () => ask('/chosen-picture?id=a')));
    expect(statuses.filter((status) => status === 200)).toHaveLength(burst);
    expect(statuses.filter((status) => status === 429)).toHaveLength(50);
  });

  it('are no others', () => {
    expect(gate.answer(new URL('app://escale/users'))).toBeNull();
  });
});
