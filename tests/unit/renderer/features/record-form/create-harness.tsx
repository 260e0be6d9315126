import { vi } from 'vitest';
import { CreatePage } from '#renderer/features/record-form/CreatePage.tsx';
import { CreateForm } from '#renderer/features/record-form/create/CreateForm.tsx';
import { type CreateState, emptyState } from '#renderer/features/record-form/create/state.ts';
import type { PersonToRead } from '#renderer/features/record-form/people/known.ts';
import { useRecordStructure } from '#renderer/features/solidary/records/record-structure.ts';
import { structureId } from '#shared/resources/solidary/ids.ts';
import type { RecordDraft } from '#shared/resources/solidaryrecords/form/draft.ts';
import { type FakeHandlers, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { fakeStructure } from '#tests/support/fake-structures.ts';
import { openScreen, type ScreenOptions } from '#tests/support/screen.tsx';
import { readBeneficiary } from '../solidary/person.ts';

export const rights = [
  'solidary_create',
  'solidary_list',
  'solidary_read',
  'solidary_beneficiary_list',
  'solidary_volunteer_list',
  'structure_read',
  'user_list',
  'user_read',
  'proof_create',
] as const;

const page = { page: 1, perPage: 20, total: 0, unreadable: [], rows: [] };

/** Sets whether the window has room for one column only. */
export const setNarrow = (matches: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener: () => {}, removeEventListener: () => {} }));

/** The main process of a platform where nobody is known yet and everything is created under the number 12. */
export const installBridge = (handlers: FakeHandlers = {}) => {
  setNarrow(false);
  return installFakeBridge({
    'app.setUnsaved': () => undefined,
    'callScripts.list': () => ({ scripts: [], isRead: true }),
    'drafts.get': () => null,
    'drafts.drop': () => undefined,
    'drafts.save': () => ({ isOnDisk: true }),
    'solidarybeneficiaries.list': () => page,
    'solidarybeneficiaries.get': () => readBeneficiary(),
    'solidarystructures.get': () => fakeStructure(3),
    'solidaryvolunteers.list': () => page,
    'solidaryrecords.list': () => page,
    'solidaryrecords.create': () => ({ outcome: 'created', id: 12, isConfirmed: true }),
    'users.list': () => page,
    'users.findByEmail': () => null,
    ...handlers,
  });
};

const nancy = {
  label: '1 rue des Carmes, 54000, Nancy',
  town: 'Nancy',
  latitude: 48.692054,
  longitude: 6.184417,
  keys: { addressLocality: 'Nancy', latitude: '48.692054', longitude: '6.184417' },
};
export const vandoeuvre = { ...nancy, label: 'Vandœuvre', town: 'Vandœuvre', latitude: 48.66, longitude: 6.17 };

/** A whole form of a new person, from which single parts are taken away. */
export function filled(changes: Partial<RecordDraft> = {}): CreateState {
  const empty = emptyState('2026-03-06');
  const { times } = empty.draft;
  return {
    ...empty,
    step: 'summary',
    person: 'new',
    draft: {
      ...empty.draft,
      identity: {
        ...empty.draft.identity,
        gender: 1,
        givenName: 'Ada',
        familyName: 'Neuve',
        telephone: '0699999999',
        email: 'ada@example.test',
      },
      needs: { ...empty.draft.needs, subjectId: 1 },
      journey: { origin: nancy, destination: vandoeuvre, goesAnywhere: false },
      times: { ...times, punctual: { ...times.punctual, day: '2999-03-10', time: '09:30' } },
      ...changes,
    },
  };
}

const structure = { id: structureId.parse(3), name: 'Structure 3' };

function Form({ start, wanted }: { start: CreateState; wanted: PersonToRead | null }) {
  return <CreateForm {...{ structure, start, wanted }} read={useRecordStructure(structure.id)} note={null} />;
}

/** Opens the form as it stands at some point. */
export const openForm = (
  start: CreateState = filled(),
  { wanted = null, ...options }: ScreenOptions & { wanted?: PersonToRead | null } = {},
) => openScreen(<Form start={start} wanted={wanted} />, { rights, ...options });

/** Opens the page at an address. */
export const openPage = (search: Record<string, unknown> = {}, options: ScreenOptions = {}) =>
  openScreen(<CreatePage search={search} onSearch={() => {}} />, {
    rights,
    structures: [structure],
    currentStructureId: 3,
    ...options,
  });
