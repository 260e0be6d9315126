import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import type { SolutionsRequest } from '#renderer/features/matching/context.ts';
import { Solutions } from '#renderer/features/matching/Solutions.tsx';
import { setRecord, useSolidaryRecord } from '#renderer/features/solidary/records/known-record.ts';
import type { RecordWriteResult } from '#shared/ipc/solidary-records.ts';
import { permissions } from '#shared/permissions.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import { type FakeHandlers, installFakeBridge } from './fake-bridge.ts';
import { fakeStructure } from './fake-structures.ts';
import { newCache, openScreen, type ScreenOptions } from './screen.tsx';

/** The answer of a write with this outcome; nothing else is known of the record. */
export const writeResult = (
  outcome: RecordWriteResult['outcome'],
  more: Partial<RecordWriteResult> = {},
): RecordWriteResult => ({
  outcome,
  isSent: outcome !== 'changed',
  record: null,
  row: null,
  newest: null,
  meanwhile: [],
  ...more,
});

/** The button whose menu chooses somebody, for one way. */
export const choiceButton = (name: string): Promise<HTMLElement> =>
  screen.findByRole('button', { name: `Retenir ou noter\u00a0: ${name}, Aller` });

/** Asks to choose somebody in the menu of their card. */
export async function askToChoose(person: UserEvent, name: string): Promise<void> {
  await person.click(await choiceButton(name));
  await person.click(await screen.findByRole('menuitem', { name: 'Retenir…' }));
}

interface ZoneOptions extends ScreenOptions {
  isReadable?: boolean;
  handlers?: FakeHandlers;
  request?: SolutionsRequest;
}

/** Opens zone B over a record that is held as the page of a record holds it: what a write answers takes its place. */
export async function openSolutions(
  record: RecordItem,
  { isReadable = true, handlers, request, ...options }: ZoneOptions = {},
) {
  const bridge = installFakeBridge({
    'solidarystructures.get': ({ id }) => fakeStructure(id, { signature: 'Mobilité 54\n03 83 00 00 00' }),
    'solidaryrecords.lastCopy': () => null,
    'app.copyText': () => undefined,
    ...handlers,
  });
  // jsdom has no media queries: the window is narrow, where the map is drawn on demand.
  window.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), {
      ...{ media, matches: false, onchange: null },
      ...{ addListener: () => {}, removeListener: () => {} },
    });
  const client = newCache();
  setRecord(client, record.id, { record });
  function Zone() {
    const [mapPlace, setMapPlace] = useState<HTMLElement | null>(null);
    const known = useSolidaryRecord(record.id);
    return (
      <>
        <Solutions
          id={record.id}
          record={known.record}
          row={known.row}
          isReadable={isReadable}
          request={request ?? null}
          mapPlace={mapPlace}
        />
        <div ref={setMapPlace} />
      </>
    );
  }
  const modules = { solidary: true, solidaryTransport: true, externalJourneys: false };
  const config = { modules, supportContact: 'Aïcha' };
  const opened = await openScreen(<Zone />, { rights: permissions, config, client, ...options });
  return { ...opened, bridge, reread: (next: RecordItem) => setRecord(client, record.id, { record: next }) };
}
