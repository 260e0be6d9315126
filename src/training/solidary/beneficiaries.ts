import type { Hono } from 'hono';
import { demand, type Env, type RequestContext } from '../access/requester.ts';
import type { JsonObject } from '../http/body.ts';
import { item, withoutNulls } from '../http/hydra.ts';
import { answerList, exactly, partOf } from '../resource/listing.ts';
import { changeBeneficiary } from './change-beneficiary.ts';
import { diariesOf } from './diaries.ts';
import type { Person } from './people.ts';
import { emailOf, familyNameOf, givenNameOf, peopleSeen, personCalled, sameText, telephoneOf } from './scope.ts';
import { homeOf, identityOf, linksOf, type PersonWithUser, wireProofs } from './wire.ts';

const type = 'SolidaryBeneficiary';
const isBeneficiary = (person: Person) => person.isBeneficiary;

const named = (id: number) => ({ '@id': `/solidary_beneficiaries/${id}`, '@type': type, id });

/** The structures, without the id of the link (docs/platform/c-solidary.yaml, BeneficiaryMember). */
const structuresOf = (context: RequestContext, person: PersonWithUser) =>
  linksOf(context.get('world'), person).map(({ structure, name, status }) => ({ id: structure, name, status }));

const wireMember = (context: RequestContext, person: PersonWithUser): JsonObject => ({
  ...named(person.id),
  email: person.user.email,
  gender: person.user.gender,
  telephone: person.user.telephone,
  givenName: person.user.givenName,
  familyName: person.user.familyName,
  structures: structuresOf(context, person),
});

/** The item: proofs and diary are those of the last structure only (docs/platform/c-solidary.md §8). */
function wireItem(context: RequestContext, person: PersonWithUser): JsonObject {
  const last = linksOf(context.get('world'), person).at(-1);
  return {
    ...named(person.id),
    ...identityOf(context, person),
    homeAddress: homeOf(person),
    proofs: last === undefined ? [] : wireProofs(context, last, true),
    diaries: last === undefined ? [] : diariesOf(context, person, last.structure),
    structures: structuresOf(context, person),
  };
}

/** Registers the beneficiaries (docs/platform/c-solidary.md §2, §8). */
export function beneficiaryRoutes(app: Hono<Env>): void {
  const one = '/admin/solidary_beneficiaries/:id{[0-9]+}';

  app.get('/admin/solidary_beneficiaries', (context) => {
    demand(context, 'solidary_beneficiary_list');
    return answerList<PersonWithUser>(context, {
      type,
      rows: peopleSeen(context, isBeneficiary),
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
      wire: (person) => wireMember(context, person),
    });
  });

  app.get(one, (context) => {
    // The item asks for the list's right (docs/platform/c-solidary.md §2).
    demand(context, 'solidary_beneficiary_list');
    return item(context.req.raw, type, wireItem(context, personCalled(context, isBeneficiary)));
  });

  app.patch(one, async (context) => {
    demand(context, 'solidary_beneficiary_update');
    await changeBeneficiary(context, personCalled(context, isBeneficiary));
    return item(context.req.raw, type, withoutNulls(wireItem(context, personCalled(context, isBeneficiary))));
  });
}
