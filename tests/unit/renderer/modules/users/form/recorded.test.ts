import { describe, expect, it } from 'vitest';
import { userForm } from '#renderer/features/people/form/fields.tsx';
import { changedValues } from '#renderer/kit/form/changes.ts';
import { addressToWire } from '#shared/resources/address.ts';
import { user } from '#shared/resources/users/user.ts';
import { byOperation, recorded } from '#tests/contract/recorded/recordings.ts';

const items = (byOperation.get('getUser') ?? []).filter(({ response }) => response.status === 200);

/** Fields that the form requires and the platform does not. */
const asked: ReadonlySet<string> = new Set(['givenName', 'familyName', 'roles']);

const check = (body: unknown) => {
  const stored = user.parse(body);
  const form = userForm({ phoneCountries: ['FR'], hasMinorProtection: true, accountOf: () => null });
  const draft = form.draftOf(stored);
  const read = form.schema(stored).safeParse(draft);
  const refused = new Set((read.error?.issues ?? []).map(({ path }) => path.join('.')));
  return {
    stored,
    refused: [...refused],
    changes: read.success ? changedValues({ ...draft }, { ...draft }, read.data) : {},
  };
};

describe('a recorded user opens in the form without an error on any stored value', () => {
  it.each(items.map((recording) => [recording.case, recording.response.body] as const))('%s', (_, body) => {
    const { stored, refused, changes } = check(body);
    for (const field of refused) {
      expect(asked).toContain(field);
      expect(Reflect.get(stored, field) ?? []).toHaveLength(0);
    }
    expect(changes).toEqual({});
  });

  it('opens also with an empty e-mail, or one that the platform invented', () => {
    const { body } = recorded('getUser/ok').response;
    for (const email of ['', '+AEyxtLYiLL@']) {
      expect(check({ ...(body as object), email, telephone: null }).refused).toEqual([]); // a user
    }
  });
});

it('an address is read as lines of text, and written back as it was stored', () => {
  for (const name of [
    'getUser/after-home-address-whole',
    'getUser/after-home-address-partial',
    'getUser/pending-proofs',
  ]) {
    const { body } = recorded(name).response;
    const { homeAddress } = body as { homeAddress: Record<string, unknown> & { displayLabel: string[] } }; // a user's
    const read = user.parse(body).homeAddress;
    expect(read?.lines).toEqual(homeAddress.displayLabel.filter((line) => line !== ''));
    if (read === null) throw new Error('no address');
    const { streetAddress, houseNumber, street, postalCode, latitude } = addressToWire(read);
    expect({ streetAddress, houseNumber, street, postalCode, latitude }).toEqual({
      streetAddress: homeAddress.streetAddress,
      houseNumber: homeAddress.houseNumber,
      street: homeAddress.street,
      postalCode: homeAddress.postalCode,
      latitude: homeAddress.latitude,
    });
  }
});
