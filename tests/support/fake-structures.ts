import { type Structure, structureItem, structureRow } from '#shared/resources/solidarystructures/item.ts';

const proof = (id: number, type: number, position: number, wire: Record<string, unknown> = {}) => ({
  id,
  label: `Justificatif ${id}`,
  type,
  position,
  checkbox: true,
  input: false,
  selectbox: false,
  radio: false,
  file: false,
  mandatory: false,
  removable: true,
  activated: true,
  ...wire,
});

/** A structure on the wire; what is given replaces its keys. */
export const wireStructure = (id: number, wire: Record<string, unknown> = {}): Record<string, unknown> => ({
  id,
  name: `Structure ${id}`,
  email: 'structure@example.org',
  telephone: '0383000000',
  mode: 0,
  solidaryTransport: false,
  mMinTime: '1970-01-01T06:00:00+00:00',
  mMaxTime: '1970-01-01T12:00:00+00:00',
  aMinTime: '1970-01-01T12:00:00+00:00',
  aMaxTime: '1970-01-01T18:00:00+00:00',
  eMinTime: '1970-01-01T18:00:00+00:00',
  eMaxTime: '1970-01-01T23:00:00+00:00',
  subjects: [
    { id: 1, label: 'Santé', removable: true },
    { id: 2, label: 'Emploi', removable: false },
  ],
  needs: [
    { id: 1, label: 'Fauteuil', labelVolunteer: 'Porter un fauteuil', removable: true },
    { id: 2, label: 'Courses', labelVolunteer: null, removable: false },
  ],
  structureProofs: [proof(1, 1, 0), proof(2, 1, 1), proof(3, 2, 0)],
  operators: [
    {
      id: 4,
      givenName: 'Omar',
      familyName: 'Opérateur',
      email: 'omar@example.org',
      operatorDate: '2026-01-02T10:00:00+00:00',
    },
    {
      id: 9,
      givenName: 'Sol',
      familyName: 'Idaire',
      email: 'sol@example.org',
      operatorDate: '2026-01-02T10:00:00+00:00',
    },
  ],
  territories: [{ id: 1, name: 'Meurthe-et-Moselle' }],
  removable: true,
  ...wire,
});

/** A structure as its page and its form read it. */
export const fakeStructure = (id: number, wire: Record<string, unknown> = {}): Structure =>
  structureItem.parse(wireStructure(id, wire));

/** A row of the list of structures. */
export const fakeStructureRow = (id: number, wire: Record<string, unknown> = {}) =>
  structureRow.parse(wireStructure(id, wire));
