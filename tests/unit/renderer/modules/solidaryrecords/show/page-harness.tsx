import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { RecordShowPage } from '#renderer/modules/solidaryrecords/show/RecordShowPage.tsx';
import type { AppError } from '#shared/errors.ts';
import { AppFailure } from '#shared/failure.ts';
import type { LastCopy } from '#shared/ipc/solidary-records.ts';
import type { Permission } from '#shared/permissions.ts';
import { knownAction } from '#shared/resources/solidaryrecords/actions.ts';
import { solidaryRecords } from '#shared/resources/solidaryrecords/index.ts';
import { type RecordItem, recordItem } from '#shared/resources/solidaryrecords/item.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { fakeStructure } from '#tests/support/fake-structures.ts';
import { recordedBody } from '#tests/support/recorded-records.ts';
import { openScreen, type ScreenOptions } from '#tests/support/screen.tsx';

const wire = { ...recordedBody('getSolidary', 'punctual'), adminfamilyName: 'Martin', admingivenName: 'Béa' };
export const recordOf = (changes: Readonly<Record<string, unknown>> = {}): RecordItem =>
  recordItem.parse({ ...wire, ...changes });
export const rowOf = (changes: Readonly<Record<string, unknown>> = {}) =>
  solidaryRecords.row.parse({ ...wire, adminsubject: 'Médecin', ...changes });
export const id = recordOf().id;

/** What the platform has and answers, and what this computer keeps; set anew before each test. */
export interface Platform {
  bridge: FakeBridge;
  record: RecordItem;
  /** Why the record cannot be read; null where it can. */
  refusal: AppError | null;
  copy: LastCopy | null;
}

/** A platform with the record, in a wide window of three columns. */
export function openPlatform(): Platform {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const platform: Platform = {
    record: recordOf(),
    refusal: null,
    copy: null,
    bridge: installFakeBridge({
      'solidaryrecords.read': () => {
        if (platform.refusal !== null) throw new AppFailure(platform.refusal);
        return { record: platform.record };
      },
      'solidaryrecords.lastCopy': () => platform.copy,
      'solidaryrecords.list': ({ page, perPage }) => ({ rows: [], unreadable: [], total: 0, page, perPage }),
      'solidaryrecords.listActions': () => [knownAction('contact_call'), knownAction('free')],
      'solidarystructures.get': () => fakeStructure(1),
      'solidary.resolveUser': () => null,
      'drafts.get': () => null,
      'templates.list': () => ({ templates: [], isRead: true }),
    }),
  };
  return platform;
}

export const rights: readonly Permission[] = ['solidary_list', 'solidary_read', 'solidary_update', 'solidary_create'];
export const openPage = (options: ScreenOptions = {}) =>
  openScreen(<RecordShowPage id={id} />, { rights, currentStructureId: 1, ...options });
/** The number beside the name, which is the layout's. */
export const title = () => screen.findByText(`n° ${id}`);
export const broken: AppError = { kind: 'server', status: 500, isUnreadable: false };
