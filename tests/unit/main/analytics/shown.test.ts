import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { Dashboards } from '#main/analytics/dashboards.ts';
import { analyticsHandlers } from '#main/analytics/handlers.ts';
import { KnownHost } from '#main/analytics/known-host.ts';
import { ShownDashboards } from '#main/analytics/shown.ts';
import type { CallContext } from '#main/ipc/handler.ts';
import { toAppError } from '#shared/failure.ts';
import { testFiles } from '#tests/support/composition.ts';
import { summaryRequest } from '#tests/support/dashboards.ts';
import { FakeEmbeddedViews } from '#tests/support/fake-embedded-views.ts';
import { FakeClock, FakeStore, listeningEmit } from '#tests/support/fakes.ts';
import { nodeFiles } from '#tests/support/node-files.ts';
import { signedIn } from '#tests/support/signed-in.ts';

const address = 'https://tool.example.org/embed/token';
const place = { x: 1, y: 2, width: 300, height: 400 };

let clock: FakeClock;
let views: FakeEmbeddedViews;
let emitted: ReturnType<typeof listeningEmit>;
let opened: string[];
let shown: ShownDashboards;

beforeEach(() => {
  clock = new FakeClock();
  views = new FakeEmbeddedViews();
  emitted = listeningEmit();
  opened = [];
  shown = new ShownDashboards({
    views,
    clock,
    emit: emitted.emit,
    openExternal: async (link) => void opened.push(link),
  });
});

describe('a dashboard on screen', () => {
  it('is loaded once, when it gets a place, and is removed when it is closed', () => {
    const handle = shown.add(address, 'summary_monthly');
    expect(views.opened).toEqual([]);
    shown.place(handle, place, false);
    shown.place(handle, { ...place, x: 9 }, false);
    shown.place(handle, null, false);
    expect(views.opened).toMatchObject([{ address, places: [place, { ...place, x: 9 }, null] }]);
    shown.close(handle);
    shown.place(handle, place, false);
    expect(views.opened).toMatchObject([{ done: ['close'] }]);
  });

  it('reports its state to the page, and never its address', () => {
    const handle = shown.add(address, 'summary_monthly');
    shown.place(handle, place, false);
    views.opened[0]?.listener.loaded();
    views.opened[0]?.listener.failed('HTTP 503');
    views.opened[0]?.listener.left('next');
    expect(emitted.of('analytics.changed')).toEqual([
      { handle, state: 'loading' },
      { handle, state: 'loaded' },
      { handle, state: 'failed', reason: 'HTTP 503' },
    ]);
    expect(emitted.of('analytics.left')).toEqual([{ handle, to: 'next' }]);
    expect(handle).not.toContain('example');
  });

  it('is unloaded after ten minutes in a hidden window, and reloaded when the window is shown', () => {
    const handle = shown.add(address, 'summary_monthly');
    shown.place(handle, place, false);
    shown.place(handle, null, true);
    clock.advance(599_000);
    expect(views.opened[0]?.done).toEqual([]);
    clock.advance(2000);
    expect(views.opened[0]?.done).toEqual(['close']);
    shown.place(handle, place, false);
    expect(views.opened).toHaveLength(2);
    expect(emitted.of('analytics.changed').map(({ state }) => state)).toEqual(['loading', 'loading']);
  });

  it('stays loaded when the window is shown again in time, or is only covered', () => {
    const handle = shown.add(address, 'summary_monthly');
    shown.place(handle, place, false);
    shown.place(handle, null, true);
    clock.advance(300_000);
    shown.place(handle, place, false);
    shown.place(handle, null, false);
    clock.advance(3_600_000);
    expect(views.opened).toHaveLength(1);
    expect(views.opened[0]?.done).toEqual([]);
    expect(clock.waiting).toBe(0);
  });

  it('leaves no timer behind when it is closed in a hidden window', () => {
    const handle = shown.add(address, 'summary_monthly');
    shown.place(handle, place, false);
    shown.place(handle, null, true);
    shown.closeAll();
    expect(clock.waiting).toBe(0);
    expect(views.opened[0]?.done).toEqual(['close']);
  });
});

describe('several dashboards', () => {
  it('are two at most, placed or not: another one closes the oldest and says so', () => {
    const handles = Array.from({ length: 300 }, () => shown.add(address, 'summary_monthly'));
    for (const handle of handles) shown.place(handle, place, false);
    expect(views.opened).toHaveLength(2);
    const gone = emitted.of('analytics.changed').filter(({ state }) => state === 'failed');
    expect(gone.map(({ handle }) => handle)).toEqual(handles.slice(0, -2));
    shown.add(address, 'summary_monthly');
    expect(views.opened.map(({ done }) => done)).toEqual([['close'], []]);
  });
});

describe('a link that leads elsewhere', () => {
  it('replaces the oldest question when a dashboard opens links without end', async () => {
    const handle = shown.add(address, 'summary_monthly');
    shown.place(handle, place, false);
    for (let index = 0; index <= 20; index += 1) views.opened[0]?.listener.link(`https://docs.example.net/${index}`);
    const [first, second] = emitted.of('analytics.linkAsked');
    expect(await shown.openLink(first?.linkId ?? '').catch(toAppError)).toMatchObject({ kind: 'refused' });
    await shown.openLink(second?.linkId ?? '');
    expect(opened).toEqual(['https://docs.example.net/1']);
  });

  it('asks with its host, and opens once when the person agrees', async () => {
    const handle = shown.add(address, 'summary_monthly');
    shown.place(handle, place, false);
    views.opened[0]?.listener.link('https://docs.example.net/page?token=1');
    const [asked] = emitted.of('analytics.linkAsked');
    expect(asked).toMatchObject({ handle, host: 'docs.example.net' });
    expect(JSON.stringify(asked)).not.toContain('token=1');
    expect(opened).toEqual([]);
    await shown.openLink(asked?.linkId ?? '');
    expect(opened).toEqual(['https://docs.example.net/page?token=1']);
    expect(await shown.openLink(asked?.linkId ?? '').catch(toAppError)).toMatchObject({ kind: 'refused' });
  });

  it('is dropped when its dashboard is closed', async () => {
    const handle = shown.add(address, 'summary_monthly');
    shown.place(handle, place, false);
    views.opened[0]?.listener.link('https://docs.example.net/');
    shown.close(handle);
    const [asked] = emitted.of('analytics.linkAsked');
    expect(await shown.openLink(asked?.linkId ?? '').catch(toAppError)).toMatchObject({ kind: 'refused' });
    expect(opened).toEqual([]);
  });
});

describe('the calls', () => {
  let end = () => {};
  let lock = () => {};
  const call: CallContext = { signal: new AbortController().signal, progress: () => {}, commit: () => {} };
  const request = { ...summaryRequest, periodicity: 'yearly' } as const;

  function handlers(saveTo: string | null = null, suggested: string[] = []) {
    const session = {
      signedIn,
      onEnd: (listener: (ended: { userId: number }) => void) => {
        end = () => listener({ userId: 1 });
      },
      onLock: (listener: () => void) => {
        lock = listener;
      },
    };
    const client = { get: async () => ({ url: address, communityId: 3, territoryId: null }) };
    const knownHost = new KnownHost(new FakeStore(), 'https://api.example.org');
    return analyticsHandlers({
      dashboards: new Dashboards({ client, clock, session, knownHost, hosts: [] }),
      shown,
      session,
      clock,
      dialogs: {
        chooseSavePath: async (name) => {
          suggested.push(name);
          return saveTo;
        },
      },
      files: nodeFiles(testFiles().folder),
    });
  }

  it('give the page a handle and the applied parameters, and no address', async () => {
    const answer = await handlers()['analytics.open'](request, call);
    expect(answer).toMatchObject({ outcome: 'opened', communityId: 3, territoryId: null });
    expect(JSON.stringify(answer)).not.toContain('example.org');
  });

  it('hide every dashboard when the window is locked, and keep it for the person who comes back', async () => {
    const answer = await handlers()['analytics.open'](request, call);
    const handle = answer.outcome === 'opened' ? answer.handle : '';
    shown.place(handle, place, false);
    lock();
    expect(views.opened[0]).toMatchObject({ places: [place, null], done: [] });
  });

  it('show no dashboard whose call was cancelled', async () => {
    const gone = { ...call, signal: AbortSignal.abort() };
    const error = await Promise.resolve(handlers()['analytics.open'](request, gone)).catch(toAppError);
    expect(error).toMatchObject({ kind: 'cancelled' });
  });

  it('save a print under a file name with the day, the dashboard and the periodicity', async () => {
    const { folder } = testFiles();
    const suggested: string[] = [];
    const calls = handlers(join(folder, 'a.pdf'), suggested);
    const answer = await calls['analytics.open'](request, call);
    const handle = answer.outcome === 'opened' ? answer.handle : '';
    await calls['analytics.place']({ handle, place, isWindowHidden: false }, call);
    const words = { handle, title: 'Tableau de bord', details: 'Synthèse · Année' };
    expect(await calls['analytics.savePdf'](words, call)).toEqual({ fileName: 'a.pdf' });
    expect(suggested).toEqual(['2026-03-02_summary_yearly.pdf']);
    expect(await readFile(join(folder, 'a.pdf'), 'utf8')).toBe('%PDF-');
    expect(views.opened[0]?.done.join()).toContain('Synthèse · Année');
  });

  it('print no dashboard that is not on screen, and nothing when the person cancels', async () => {
    const calls = handlers();
    const nothing = { handle: 'x', title: '', details: '' };
    expect(
      await Promise.resolve()
        .then(() => calls['analytics.savePdf'](nothing, call))
        .catch(toAppError),
    ).toMatchObject({
      kind: 'refused',
    });
    const answer = await calls['analytics.open'](request, call);
    const handle = answer.outcome === 'opened' ? answer.handle : '';
    await calls['analytics.place']({ handle, place, isWindowHidden: false }, call);
    const given = Promise.resolve(calls['analytics.savePdf']({ ...nothing, handle }, call)).catch(toAppError);
    expect(await given).toMatchObject({ kind: 'cancelled' });
    expect(views.opened[0]?.done).toEqual([]);
  });

  it('close every dashboard when the session ends', async () => {
    const calls = handlers();
    const answer = await calls['analytics.open'](request, call);
    const handle = answer.outcome === 'opened' ? answer.handle : '';
    await calls['analytics.place']({ handle, place, isWindowHidden: false }, call);
    end();
    expect(views.opened[0]?.done).toEqual(['close']);
  });
});
