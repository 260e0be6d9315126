import { expect, it, vi } from 'vitest';
import { ActionList } from '#main/solidary/records/action-list.ts';
import { DEEPLY_UPDATED } from '#shared/resources/solidaryrecords/actions.ts';
import { FakeRecord, failed } from './fake-record.ts';

it('is read once, and finds an action by its id from then on until the session ends', async () => {
  const { client, lists } = new FakeRecord();
  const actions = new ActionList(client);
  expect(actions.find(72)).toBeUndefined();
  const [read, again] = [await actions.get(), await actions.get()];
  expect(again).toEqual(read);
  expect(lists).toHaveLength(1);
  expect(actions.find(72)).toMatchObject({ id: 72, name: 'solidary_contact_call' });
  expect(actions.find(DEEPLY_UPDATED)).toBeUndefined();
  actions.clear();
  expect(actions.find(72)).toBeUndefined();
  await actions.get();
  expect(lists).toHaveLength(2);
});

it('asks again after it could not be read, or was empty', async () => {
  const { client } = new FakeRecord();
  const list = vi.fn(client.list).mockRejectedValueOnce(failed()).mockResolvedValueOnce({ members: [], total: 0 });
  const actions = new ActionList({ list });
  await expect(actions.get()).rejects.toMatchObject({ error: { kind: 'server', status: 500 } });
  await expect(actions.get()).rejects.toMatchObject({ error: { kind: 'server', isUnreadable: true } });
  expect(await actions.get()).not.toEqual([]);
});
