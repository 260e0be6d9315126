import type { FormStructure, RecordDraft } from '#shared/resources/solidaryrecords/form/draft.ts';
import { draftOfRecord, type EditContext } from '#shared/resources/solidaryrecords/form/plan.ts';
import { type RecordItem, recordItem } from '#shared/resources/solidaryrecords/item.ts';
import type { Proof } from '#shared/resources/solidarystructures/proof.ts';
import { recordedBody } from '#tests/support/recorded-records.ts';

/** A record as the platform answered it, with some of its wire keys changed. */
export const recorded = (
  name: 'punctual' | 'flexible' | 'regular',
  changes: Record<string, unknown> = {},
): RecordItem => recordItem.parse({ ...recordedBody('getSolidary', name), ...changes });

export const proof = (changes: Partial<Proof> = {}): Proof => ({
  id: 1,
  label: 'Je souhaite être accompagné',
  kind: 'checkbox',
  options: [],
  isPaired: true,
  isMandatory: false,
  isActive: true,
  isRemovable: false,
  type: 1,
  ...changes,
});

/** The structure of the recorded records, with a proof of each kind. */
export const structure = {
  hasTransport: true,
  subjects: [
    { id: 1, label: 'Rendez-vous Pôle Emploi', isRemovable: false },
    { id: 2, label: 'Courses', isRemovable: false },
  ],
  needs: [
    { id: 1, label: 'J’ai besoin qu’on m’accompagne', labelVolunteer: '', isRemovable: false },
    { id: 2, label: 'Fauteuil', labelVolunteer: '', isRemovable: false },
  ],
  proofs: {
    requester: [
      proof(),
      proof({ id: 2, kind: 'input', label: 'Comment connu ?' }),
      proof({
        id: 3,
        kind: 'radio',
        label: 'Revenu',
        options: [
          { label: 'Moins de 800', value: 'low' },
          { label: 'Plus de 800', value: 'high' },
        ],
      }),
      proof({ id: 4, kind: 'file', label: 'Carte' }),
      proof({ id: 5, isActive: false, label: 'Ancien' }),
    ],
    volunteer: [],
  },
  windows: {
    morning: { from: '08:00', to: '12:00' },
    afternoon: { from: '12:00', to: '18:00' },
    evening: { from: '18:00', to: '23:00' },
  },
} satisfies NonNullable<FormStructure>;

export const context: EditContext = { structure, today: '2027-02-01', hasFiles: false, canChangePerson: false };

/** The form of a record with some parts changed. */
export function formOf(
  record: RecordItem,
  changes: { [Part in keyof RecordDraft]?: Partial<RecordDraft[Part]> } = {},
): RecordDraft {
  const draft = draftOfRecord(record, context);
  return {
    identity: { ...draft.identity, ...changes.identity },
    proofs: { ...draft.proofs, ...changes.proofs } as RecordDraft['proofs'],
    needs: { ...draft.needs, ...changes.needs },
    journey: { ...draft.journey, ...changes.journey },
    times: { ...draft.times, ...changes.times },
  };
}
