import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { failureKey, failureReport } from '#renderer/app/notifications/failures.ts';
import { invoke, read } from '#renderer/kit/data/bridge.ts';
import { failureNotice, saidInPlace } from '#renderer/kit/data/notify.ts';
import en from '#renderer/locales/en/index.ts';
import fr from '#renderer/locales/fr/index.ts';
import { namespacesOf } from '#renderer/locales/namespaces.ts';
import { AppFailure, toAppError } from '#shared/failure.ts';
import { type Channel, contract } from '#shared/ipc/contract.ts';
import { manifests } from '#shared/resources/manifests.ts';
import { openNotifications } from '#tests/support/notifications.tsx';

const channels = Object.keys(contract) as Channel[];
const failed = (status = 500) => new AppFailure({ kind: 'server', isUnreadable: false, status });

type Catalogue = Record<string, Record<string, Record<string, string>>>;
const catalogues = [fr, en].map((files) => (namespacesOf(files) as { notifications: Catalogue }).notifications);

describe('the message of a call that fails', () => {
  test.each(channels.filter((channel) => failureKey(channel) !== null))(
    '%s has a text in both languages',
    (channel) => {
      const [context = '', name = ''] = failureKey(channel)?.split('.') ?? [];
      for (const catalogue of catalogues) expect(catalogue[context]?.[name]?.error).toBeTypeOf('string');
    },
  );

  test('is there for every call of every resource', () => {
    const verbs = { list: 'loaded', get: 'loaded', create: 'created', update: 'updated', remove: 'deleted' };
    const walked = Object.values(manifests).flatMap(({ name, calls }) =>
      calls.map((call) => [`${name}.${call}` as Channel, verbs[call]] as const),
    );
    expect(walked.length).toBeGreaterThan(50);
    for (const [channel, name] of walked) expect(failureKey(channel)?.split('.')[1], channel).toBe(name);
  });

  test.each([
    ['users.remove', 'users.deleted'],
    ['scammers.report', 'users.reported'],
    ['communitymembers.add', 'communitymembers.created'],
    ['relaypoints.create', 'relaypoints.created'],
    ['hitchhikers.list', 'users.loaded'],
    ['communities.uploadSecurityFile', 'communitySecurities.created'],
  ] as const)('%s is %s', (channel, key) => expect(failureKey(channel)).toBe(key));

  test('says that it is not known whether a write was done, and nothing where the person cancelled', () => {
    expect(failureReport('users.remove', failed().error)).toMatchObject({ isOutcomeUnknown: true });
    expect(failureReport('users.list', failed().error)).toMatchObject({ isOutcomeUnknown: false });
    expect(failureReport('users.list', { kind: 'cancelled' })).toBeNull();
  });
});

describe('among the messages', () => {
  const list = { page: 1, perPage: 25, sort: [], filters: {} };
  const loaded = 'Impossible de charger l’utilisateur';
  const entries = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent ?? '');

  async function opened() {
    const house = await openNotifications();
    let status = 500;
    house.bridge.answer(
      'users.list' as never,
      (() => {
        throw failed(status);
      }) as never,
    );
    house.bridge.answer(
      'users.remove' as never,
      (() => {
        throw failed(status);
      }) as never,
    );
    return {
      ...house,
      failWith: (other: number) => {
        status = other;
      },
    };
  }
  const fail = (call: Promise<unknown>) => act(() => call.then(() => null, toAppError));

  test('a list that is retried and fails in the same way is one message, announced by its screen alone', async () => {
    const { failWith } = await opened();
    for (let tries = 0; tries < 3; tries += 1) await fail(read('users.list', list));
    await waitFor(() => expect(entries()[0]).toContain('3 fois'));
    expect(entries()).toHaveLength(1);
    expect(entries()[0]).toContain(loaded);
    expect(screen.queryByRole('alert')).toBeNull();
    failWith(503);
    await fail(read('users.list', list));
    await waitFor(() => expect(entries()).toHaveLength(2));
  });

  test('what a screen says of a call is one message with the report of the call', async () => {
    const { notify } = await opened();
    const error = await fail(invoke('users.remove', { id: 5 }));
    await waitFor(() => expect(entries()).toHaveLength(1));
    if (error !== null) notify(failureNotice({ context: 'users', name: 'deleted' }, error));
    expect(entries()).toHaveLength(1);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  test('what a screen announces by itself is shown without being announced again', async () => {
    const { notify } = await opened();
    notify(saidInPlace(failureNotice({ context: 'users', name: 'created' }, failed(409).error)));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getAllByText(/n’a pas été créé|Enregistrement non confirmé/u).length).toBeGreaterThan(1);
  });

  test('what was read ahead of being asked for is not reported', async () => {
    await opened();
    await fail(read('users.list', list, { isAhead: true }));
    expect(entries()).toEqual([]);
  });
});
