import { describe, expect, it } from 'vitest';
import { beneficiaryForm } from '#renderer/modules/solidarybeneficiaries/form/fields.ts';
import { readBeneficiary } from '../../features/solidary/person.ts';

const stored = readBeneficiary();
const KEPT = 'solidarybeneficiaries:form.rules.kept';

/** What is written of a draft that changes some fields of a record, or the messages by their fields. */
function written(changes: object, wire: Record<string, unknown> = {}) {
  const record = readBeneficiary(wire);
  const read = beneficiaryForm.schema(record).safeParse({ ...beneficiaryForm.draftOf(record), ...changes });
  if (read.success) return read.data;
  return Object.fromEntries(read.error.issues.map(({ path, message }) => [path.join('.'), message]));
}

describe('a field that the platform cannot empty', () => {
  it.each(['email', 'telephone', 'birthDate'])('%s is refused when it is emptied', (field) => {
    expect(written({ [field]: null })).toMatchObject({ [field]: KEPT });
  });

  it.each(['email', 'telephone', 'birthDate'] as const)('%s is left out where it was empty: never null', (field) => {
    const values = written({}, { [field]: null });
    expect(values).toHaveProperty(field, undefined);
  });

  it('the home address says so too', () => {
    const empty = Object.fromEntries(
      Object.keys(beneficiaryForm.draftOf(stored).homeAddress).map((part) => [part, null]),
    );
    expect(written({ homeAddress: empty })).toEqual({ homeAddress: KEPT });
  });
});

describe('the home address', () => {
  const draft = beneficiaryForm.draftOf(stored).homeAddress;

  it('is left out while it is unchanged, whatever it lacks', () => {
    expect(written({})).toHaveProperty('homeAddress', undefined);
    expect(written({}, { homeAddress: { addressLocality: 'Nancy' } })).toHaveProperty('homeAddress', undefined);
  });

  it('is written whole once it is changed', () => {
    expect(written({ homeAddress: { ...draft, locality: 'Toul' } })).toMatchObject({
      homeAddress: { locality: 'Toul', street: 'rue des Carmes', houseNumber: '1', latitude: 48.692054 },
    });
  });

  it('has a town and coordinates', () => {
    expect(written({ homeAddress: { ...draft, locality: '' } })).toHaveProperty(['homeAddress.locality']);
    expect(written({ homeAddress: { ...draft, latitude: null, longitude: null } })).toHaveProperty('homeAddress');
  });

  it('of a person without one is never written: the platform would ignore it', () => {
    expect(written({ homeAddress: { ...draft, locality: 'Toul' } }, { homeAddress: null })).toHaveProperty(
      'homeAddress',
      undefined,
    );
  });
});

it.each([
  ['06 12 34 56 78', '0612345678'],
  ['+33612345678', '+33612345678'],
  ['12345', 'solidarybeneficiaries:form.rules.telephone'],
  ['demain', 'solidarybeneficiaries:form.rules.telephone'],
])('the telephone %j gives %j', (telephone, value) => {
  expect(written({ telephone })).toMatchObject({ telephone: value });
});
