import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { receiveLook } from '#renderer/kit/data/outcome-looks.ts';
import { itemQuery, listQuery } from '#renderer/kit/data/queries.ts';
import { PictureRemoval } from '#renderer/kit/resource/picture/PictureRemoval.tsx';
import { usePicture, usePictureUrl, useSendPicture } from '#renderer/kit/resource/picture/pictures.ts';
import { RefusedPictureBar } from '#renderer/kit/resource/picture/RefusedPictureBar.tsx';
import type { AppError } from '#shared/errors.ts';
import { AppFailure } from '#shared/failure.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { newCache, openScreen } from '#tests/support/screen.tsx';
import { readEvent } from '../../../modules/events/event.ts';

const owner = { resource: 'events', id: 12 } as const;
const selection = { selectionId: 's1', name: 'velo.png', size: 2000 };
const item = itemQuery('events', 12).queryKey;
const list = listQuery('events', { page: 1, perPage: 25, sort: [], filters: {} }).queryKey;

function Screen() {
  const urlOf = usePictureUrl(owner);
  const { refused } = usePicture(owner);
  const { send } = useSendPicture();
  return (
    <>
      <img alt="Affiche" src={urlOf('https://www.example.org/p.png')} />
      <button type="button" onClick={() => void send(owner, selection)}>
        {refused === undefined ? 'Envoyer' : `Réessayer ${refused.selection.name}`}
      </button>
    </>
  );
}

let bridge: FakeBridge;
beforeEach(() => {
  bridge = installFakeBridge({ 'events.uploadImage': () => undefined });
});

async function open() {
  const client = newCache();
  client.setQueryData(item, readEvent());
  client.setQueryData(list, { rows: [readEvent()], unreadable: [], total: 1, page: 1, perPage: 25 });
  const { notices } = await openScreen(<Screen />, { client });
  const address = new URL((await screen.findByAltText<HTMLImageElement>('Affiche')).src);
  expect([address.searchParams.get('src'), address.searchParams.has('v')]).toEqual([
    'https://www.example.org/p.png',
    false,
  ]);
  const isOld = () => [item, list].map((key) => client.getQueryState(key)?.isInvalidated);
  const version = () => new URL(screen.getByAltText<HTMLImageElement>('Affiche').src).searchParams.get('v');
  return { notices, isOld, version };
}

test('a replaced picture is loaded again, and its owner is read again', async () => {
  const { notices, isOld, version } = await open();
  fireEvent.click(screen.getByRole('button', { name: 'Envoyer' }));
  await waitFor(() => expect(version()).toMatch(/^\d+$/u));
  expect(isOld()).toEqual([true, true]);
  expect(notices).toEqual([{ context: 'events', name: 'image', outcome: 'success' }]);
});

test('a refused picture stays chosen, shows the error under its owner, and is sent on the second try', async () => {
  const error = { kind: 'server', isUnreadable: false, status: 500 } as const;
  bridge.answer('events.uploadImage', () => {
    throw new AppFailure(error);
  });
  const { notices, isOld, version } = await open();
  fireEvent.click(screen.getByRole('button', { name: 'Envoyer' }));
  const retry = await screen.findByRole('button', { name: 'Réessayer velo.png' });
  expect(notices).toEqual([{ context: 'events', name: 'image', outcome: 'error', error, shown: 'silent' }]);
  expect([isOld(), version()]).toEqual([[false, false], null]);

  bridge.answer('events.uploadImage', () => undefined);
  fireEvent.click(retry);
  await screen.findByRole('button', { name: 'Envoyer' });
  expect(bridge.requests('events.uploadImage')).toEqual([
    { id: 12, selectionId: 's1' },
    { id: 12, selectionId: 's1' },
  ]);
});

const avatar = 'https://www.example.org/250-fete-1.png';

test('a picture sent from this application is removed after a question, and its owner is read again', async () => {
  bridge.answer('images.isRemovable', () => true);
  bridge.answer('images.takeAway', () => undefined);
  const client = newCache();
  client.setQueryData(item, readEvent());
  const { notices } = await openScreen(<PictureRemoval owner={owner} avatar={avatar} />, { client });
  fireEvent.click(await screen.findByRole('button', { name: 'Retirer l’image…' }));
  const asked = within(await screen.findByRole('alertdialog', { hidden: true }));
  expect(bridge.requests('images.takeAway')).toEqual([]);
  fireEvent.click(asked.getByRole('button', { name: 'Retirer l’image', hidden: true }));
  await waitFor(() => expect(notices).toEqual([{ context: 'picture', name: 'removed', outcome: 'success' }]));
  expect(bridge.requests('images.takeAway')).toEqual([owner]);
  expect(client.getQueryState(item)?.isInvalidated).toBe(true);
});

test('a picture sent from elsewhere cannot be removed, and the page says what to do instead', async () => {
  bridge.answer('images.isRemovable', () => false);
  await openScreen(<PictureRemoval owner={owner} avatar={avatar} />);
  await screen.findByText(/a été envoyée depuis un autre ordinateur.*Remplacez-la/u);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a picture replaced meanwhile is kept, and the question reports it', async () => {
  bridge.answer('images.isRemovable', () => true);
  bridge.answer('images.takeAway', () => {
    throw new AppFailure({ kind: 'conflict', reason: 'pictureReplaced' });
  });
  await openScreen(<PictureRemoval owner={owner} avatar={avatar} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Retirer l’image…' }));
  const asked = within(await screen.findByRole('alertdialog', { hidden: true }));
  fireEvent.click(asked.getByRole('button', { name: 'Retirer l’image', hidden: true }));
  await asked.findByText(/a été remplacée entre-temps/u);
});

test('a picture that is not removed after its dialog was closed is told all the same', async () => {
  const answer = Promise.withResolvers<undefined>();
  bridge.answer('images.isRemovable', () => true);
  bridge.answer('images.takeAway', () => answer.promise);
  const { notices } = await openScreen(<PictureRemoval owner={owner} avatar={avatar} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Retirer l’image…' }));
  const asked = within(await screen.findByRole('alertdialog', { hidden: true }));
  fireEvent.click(asked.getByRole('button', { name: 'Retirer l’image', hidden: true }));
  await waitFor(() => expect(bridge.requests('images.takeAway')).toHaveLength(1));
  const callId = '8a7c2f9e-3f0a-4a3b-9a44-3a5d2f1f6b11';
  act(() => receiveLook({ callId, seconds: 10 }));
  fireEvent.click(asked.getByRole('button', { name: 'Fermer', hidden: true }));
  await waitFor(() => expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull());
  act(() => receiveLook({ callId, seconds: null }));
  answer.reject(new AppFailure({ kind: 'network', reason: 'timeout', readBack: 'notYet' }));
  await waitFor(() => expect(notices).toMatchObject([{ context: 'picture', name: 'removed', outcome: 'error' }]));
  expect(notices[0]?.shown).toBeUndefined();
});

test.each<[AppError, boolean]>([
  [{ kind: 'server', isUnreadable: false, status: 500 }, true],
  [{ kind: 'network', reason: 'timeout' }, true],
  [{ kind: 'file', reason: 'notAnImage' }, false],
  [{ kind: 'conflict', reason: 'nameTaken', duplicate: { id: 2, name: 'Fête' } }, false],
])('a failed picture upload says that the former picture may be gone: %j', async (error, isGone) => {
  bridge.answer('events.uploadImage', () => {
    throw new AppFailure(error);
  });
  const both = (
    <>
      <Screen />
      <RefusedPictureBar owner={owner} />
    </>
  );
  await openScreen(both);
  fireEvent.click(await screen.findByRole('button', { name: 'Envoyer' }));
  const bar = within(await screen.findByRole('alert'));
  expect(bar.queryByText(/celle-ci a peut-être disparu/u) !== null).toBe(isGone);
});
