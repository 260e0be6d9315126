import { describe, expect, it } from 'vitest';
import { Decisions } from '#main/solidary/decide.ts';
import { AppFailure, toAppError } from '#shared/failure.ts';
import type { SolidaryRole } from '#shared/resources/solidary/role.ts';
import { call, failed, fakeClient, id, link, lost, wire } from './support.ts';

const throwing = (error: () => Error) => () => {
  throw error();
};
const decide = (client: ReturnType<typeof fakeClient>, role: SolidaryRole, accept: boolean) =>
  new Decisions(client).decide({ role, id, userStructureId: link, accept }, call);
const errorOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (thrown: unknown) => toAppError(thrown),
  );

describe('a decision', () => {
  it.each([
    ['beneficiary', true],
    ['beneficiary', false],
    ['volunteer', true],
    ['volunteer', false],
  ] as const)('on a %s (accept: %s) is the whole body of one call with the long time limit', async (role, accept) => {
    const client = fakeClient([wire[role](0)]);
    expect(await decide(client, role, accept)).toEqual({ outcome: 'done' });
    expect(client.sent).toEqual([
      {
        path: role === 'beneficiary' ? 'admin/solidary_beneficiaries/6' : 'admin/solidary_volunteers/6',
        body: { validation: { id: link, validate: accept } },
        options: expect.objectContaining({ kind: 'validation', right: `solidary_${role}_update` }),
      },
    ]);
  });

  it('that somebody else made in the meantime is not sent again', async () => {
    const client = fakeClient([wire.volunteer(1)]);
    expect(await decide(client, 'volunteer', true)).toEqual({ outcome: 'unchanged' });
    expect(client.sent).toEqual([]);
  });

  it('asked for twice at once is sent once', async () => {
    let status: 0 | 1 = 0;
    const client = fakeClient([{}], () => {
      status = 1;
      return {};
    });
    client.get = async () => wire.volunteer(status);
    const decisions = new Decisions(client);
    const both = [1, 2].map(() =>
      decisions.decide({ role: 'volunteer', id, userStructureId: link, accept: true }, call),
    );
    expect(await Promise.all(both)).toEqual([{ outcome: 'done' }, { outcome: 'unchanged' }]);
    expect(client.sent).toHaveLength(1);
  });

  it('for a link that the platform did not give for this person is never sent', async () => {
    const other = { ...wire.beneficiary(0), proofs: [] };
    const client = fakeClient([other, { ...wire.volunteer(0), structures: [] }]);
    expect(await errorOf(decide(client, 'beneficiary', true))).toMatchObject({ kind: 'notFound', isUnsent: true });
    expect(client.sent).toEqual([]);
  });

  it('on a beneficiary takes a link that stands with the volunteers', async () => {
    const client = fakeClient([{ ...wire.beneficiary(0), proofs: [] }, wire.volunteer(0)]);
    expect(await decide(client, 'beneficiary', false)).toEqual({ outcome: 'done' });
    expect(client.reads).toEqual(['admin/solidary_beneficiaries/6', 'admin/solidary_volunteers/6']);
  });

  it('that is refused is an error, and the person is not read again', async () => {
    const client = fakeClient(
      [wire.beneficiary(0)],
      throwing(() => new AppFailure({ kind: 'denied', right: 'x' })),
    );
    expect(await errorOf(decide(client, 'beneficiary', true))).toMatchObject({ kind: 'denied' });
    expect(client.reads).toHaveLength(1);
  });

  it.each(['beneficiary', 'volunteer'] as const)('reads a %s by the right of the list', async (role) => {
    const client = fakeClient([wire[role](1)]);
    await decide(client, role, true);
    expect(client.rights).toEqual([`solidary_${role}_list`]);
  });

  it('is not sent when the answer is that of another person', async () => {
    const client = fakeClient([{ ...wire.volunteer(0), id: 7 }]);
    expect(await errorOf(decide(client, 'volunteer', true))).toMatchObject({ isUnreadable: true, isUnsent: true });
    expect(client.sent).toEqual([]);
  });

  it('is not sent when the person cannot be read before', async () => {
    const client = fakeClient([failed()]);
    expect(await errorOf(decide(client, 'beneficiary', true))).toMatchObject({ kind: 'server', isUnsent: true });
    expect(client.sent).toEqual([]);
  });
});

describe('a decision whose answer proves nothing is read again', () => {
  it('and was done where the status is the one asked for', async () => {
    const client = fakeClient([wire.beneficiary(1), wire.beneficiary(2)], throwing(failed));
    expect(await decide(client, 'beneficiary', false)).toEqual({ outcome: 'done' });
    expect(client.sent).toHaveLength(1);
  });

  it('and was not done where the status is the former one', async () => {
    const client = fakeClient([wire.beneficiary(0)], throwing(failed));
    expect(await decide(client, 'beneficiary', true)).toEqual({ outcome: 'notDone' });
    expect(client.sent).toHaveLength(1);
  });

  it('and is unknown where the platform may still be at work, or cannot be read', async () => {
    const working = fakeClient([wire.volunteer(0)], throwing(lost));
    expect(await decide(working, 'volunteer', true)).toEqual({ outcome: 'unknown' });
    const unread = fakeClient([wire.volunteer(0), failed()], throwing(failed));
    expect(await decide(unread, 'volunteer', true)).toEqual({ outcome: 'unknown' });
  });

  it('and a volunteer accepted through a 500 lacks the role', async () => {
    const client = fakeClient([wire.volunteer(0), wire.volunteer(1)], throwing(failed));
    expect(await decide(client, 'volunteer', true)).toEqual({ outcome: 'doneWithoutRole' });
  });

  it.each([
    ['volunteer', false, 2],
    ['beneficiary', true, 1],
  ] as const)('and a %s (accept: %s) lacks none: it is done', async (role, accept, status) => {
    const client = fakeClient([wire[role](0), wire[role](status)], throwing(failed));
    expect(await decide(client, role, accept)).toEqual({ outcome: 'done' });
  });

  it('but one whose answer was only lost is accepted', async () => {
    const client = fakeClient([wire.volunteer(0), wire.volunteer(1)], throwing(lost));
    expect(await decide(client, 'volunteer', true)).toEqual({ outcome: 'done' });
  });
});
