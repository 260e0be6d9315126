import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { useSaveRecord } from '#renderer/kit/resource/useSaveRecord.ts';
import type { EditorialWrite } from '#shared/resources/editorials/index.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openScreen } from '#tests/support/screen.tsx';
import { readEditorial } from '../../modules/editorials/editorial.ts';

const values: EditorialWrite = { title: 'Hiver', text: 'À deux.', label: 'Voir', link: '/annonces', status: 0 };
let bridge: FakeBridge;

beforeEach(() => {
  bridge = installFakeBridge({
    'editorials.create': () => ({ id: 50 }),
    'editorials.update': ({ id }) => ({ id }),
    'editorials.get': ({ id }) => readEditorial({ id }),
  });
});

function NewEditorial() {
  const { strategy } = useSaveRecord<'editorials', object, EditorialWrite>({
    resource: 'editorials',
    stored: null,
    draftOf: (record) => record,
    create: (all) => invoke('editorials.create', all),
    change: (id, changes) => invoke('editorials.update', { id, changes }),
  });
  const save = (all: EditorialWrite, changes: Partial<EditorialWrite>) =>
    void strategy.send({ values: all, changes, draft: {}, stored: {} });
  return (
    <>
      <button type="button" onClick={() => save(values, values)}>
        Save
      </button>
      <button type="button" onClick={() => save({ ...values, title: 'Été' }, { title: 'Été' })}>
        Save more
      </button>
    </>
  );
}

test('a save after the creation sends nothing: the form was that of one record, and is over', async () => {
  const person = userEvent.setup();
  await openScreen(<NewEditorial />);
  await person.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bridge.requests('editorials.get')).toEqual([{ id: 50 }]));
  await person.click(screen.getByRole('button', { name: 'Save more' }));
  expect(bridge.requests('editorials.update')).toEqual([]);
  expect(bridge.requests('editorials.create')).toHaveLength(1);
});
