import type { Hono } from 'hono';
import { type Call, demand, type Env } from '../access/requester.ts';
import type { JsonObject } from '../http/body.ts';
import { item, withoutNulls } from '../http/hydra.ts';
import { answerList, exactly, partOf } from '../resource/listing.ts';
import { changeBeneficiary } from './change-beneficiary.ts';
import { diariesOf } from './diaries.ts';
import type { Person } from './people.ts';
import { emailOf, familyNameOf, givenNameOf, peopleSeen, personCalled, sameText, telephoneOf } from './scope.ts';
import { homeOf, identityOf, type Known, linksOf, wireProofs } from './wire.ts';

const type = 'SolidaryBeneficiary';
const isBeneficiary = (person: Person) => person.isBeneficiary;

const named = (id: number) => ({ '@id': `/solidary_beneficiaries/${id}`, '@type': type, id });

/** The structures, without the id of the link (docs/platform/c-solidary.yaml, BeneficiaryMember). */
const structuresOf = (call: Call, person: Known) =>
  linksOf(call.get('world'), person).map(({ structure, name, status }) => ({ id: structure, name, status }));

const wireMember = (call: Call, person: Known): JsonObject => ({
  ...named(person.id),
  email: person.user.email,
  gender: person.user.gender,
  telephone: person.user.telephone,
  givenName: person.user.givenName,
  familyName: person.user.familyName,
  structures: structuresOf(call, person),
});

/** The item: proofs and diary are those of the last structure only (docs/platform/c-solidary.md §8). */
function wireItem(call: Call, person: Known): JsonObject {
  const last = linksOf(call.get('world'), person).at(-1);
  return {
    ...named(person.id),
    ...identityOf(call, person),
    homeAddress: homeOf(person),
    proofs: last === undefined ? [] : wireProofs(call, last, true),
    diaries: last === undefined ? [] : diariesOf(call, person, last.structure),
    structures: structuresOf(call, person),
  };
}

/** Registers the beneficiaries (docs/platform/c-solidary.md §2, §8). */
export function beneficiaryRoutes(app: Hono<Env>): void {
  const one = '/admin/solidary_beneficiaries/:id{[0-9]+}';

  app.get('/admin/solidary_beneficiaries', (call) => {
    demand(call, 'solidary_beneficiary_list');
    return answerList<Known>(call, {
      type,
      rows: peopleSeen(call, isBeneficiary),
      filters: [
        exactly('id', ({ id }) => id),
        partOf('givenName', ({ user }) => user.givenName ?? ''),
        partOf('familyName', ({ user }) => user.familyName ?? ''),
        partOf('email', emailOf),
        sameText('telephone', telephoneOf),
      ],
      orders: {
        id: ({ id }) => id,
        givenName: givenNameOf,
        familyName: familyNameOf,
        email: emailOf,
        telephone: telephoneOf,
      },
      wire: (person) => wireMember(call, person),
    });
  });

  app.get(one, (call) => {
    // The item asks for the list's right (docs/platform/c-solidary.md §2).
    demand(call, 'solidary_beneficiary_list');
    return item(call.req.raw, type, wireItem(call, personCalled(call, isBeneficiary)));
  });

  app.patch(one, async (call) => {
    demand(call, 'solidary_beneficiary_update');
    await changeBeneficiary(call, personCalled(call, isBeneficiary));
    return item(call.req.raw, type, withoutNulls(wireItem(call, personCalled(call, isBeneficiary))));
  });
}
