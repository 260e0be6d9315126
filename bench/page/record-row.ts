import { type SolidaryRecordRow, solidaryRecords } from '#shared/resources/solidaryrecords/index.ts';

/** An open record of a list, in one of the open statuses by its number. @param wire changes of what the platform answers */
export const recordRow = (id: number, wire: Readonly<Record<string, unknown>>): SolidaryRecordRow =>
  solidaryRecords.row.parse({
    id,
    status: id % 4,
    progression: (id % 4) * 25,
    adminuserId: id + 10_000,
    admingivenName: 'Ana',
    adminfamilyName: `Dune ${id}`,
    adminsubject: 'Rendez-vous médical',
    adminlastAction: 'solidary_create',
    adminlastActionDate: '2026-01-01T08:00:00+00:00',
    adminorigin: { addressLocality: 'Nancy', displayLabel: ['Nancy'] },
    admindestination: { addressLocality: 'Toul', displayLabel: ['Toul'] },
    ...wire,
  });
