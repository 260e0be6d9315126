import type { Hono } from 'hono';
import { demand, type Env, type RequestContext } from '../access/requester.ts';
import { windowTimes } from '../data/structure.ts';
import type { JsonObject } from '../http/body.ts';
import { item, withoutNulls } from '../http/hydra.ts';
import { answerList, exactly, partOf } from '../resource/listing.ts';
import { changeVolunteer } from './change-volunteer.ts';
import type { Person } from './people.ts';
import { emailOf, familyNameOf, givenNameOf, peopleSeen, personCalled, sameText, telephoneOf } from './scope.ts';
import { homeOf, identityOf, linksOf, type PersonWithUser, wireProofs } from './wire.ts';

const type = 'SolidaryVolunteer';
const isVolunteer = (person: Person) => person.isVolunteer;

/** A stored time of day: with the day of the epoch (docs/platform/c-solidary.md §7). */
const storedTime = (time: string | null) => (time === null ? null : `1970-01-01T${time}:00+00:00`);

/** Fields that the list and the item share (docs/platform/c-solidary.yaml, VolunteerMember). */
function wireMember(context: RequestContext, person: PersonWithUser): JsonObject {
  const { slots, windows } = person.availability;
  return {
    '@id': `/solidary_volunteers/${person.id}`,
    '@type': type,
    id: person.id,
    email: person.user.email,
    givenName: person.user.givenName,
    familyName: person.user.familyName,
    homeAddress: homeOf(person),
    ...Object.fromEntries(windowTimes.map((time) => [time, storedTime(windows[time])])),
    ...slots,
    structures: linksOf(context.get('world'), person).map(({ id, structure, name, status }) => ({
      id: structure,
      userStructureId: id,
      name,
      status,
    })),
  };
}

/** The item: proofs of all structures, and a diary that nothing fills (docs/platform/c-solidary.md §8). */
const wireItem = (context: RequestContext, person: PersonWithUser): JsonObject => ({
  ...wireMember(context, person),
  ...identityOf(context, person),
  proofs: linksOf(context.get('world'), person).flatMap((link) => wireProofs(context, link, false)),
  diaries: [],
  maxDistance: person.maxDistance,
});

/** Registers the volunteers (docs/platform/c-solidary.md §2, §8). */
export function volunteerRoutes(app: Hono<Env>): void {
  const one = '/admin/solidary_volunteers/:id{[0-9]+}';

  app.get('/admin/solidary_volunteers', (context) => {
    demand(context, 'solidary_volunteer_list');
    return answerList<PersonWithUser>(context, {
      type,
      rows: peopleSeen(context, isVolunteer),
      // The plain names of e-mail and telephone are not translated (docs/platform/c-solidary.yaml, listVolunteers).
      filters: [
        exactly('id', ({ id }) => id),
        partOf('givenName', ({ user }) => user.givenName ?? ''),
        partOf('familyName', ({ user }) => user.familyName ?? ''),
        partOf('user.email', emailOf),
        sameText('user.telephone', telephoneOf),
      ],
      orders: {
        id: ({ id }) => id,
        givenName: givenNameOf,
        familyName: familyNameOf,
        'user.email': emailOf,
        'user.telephone': telephoneOf,
      },
      wire: (person) => wireMember(context, person),
    });
  });

  app.get(one, (context) => {
    // The item asks for the list's right (docs/platform/c-solidary.md §2).
    demand(context, 'solidary_volunteer_list');
    return item(context.req.raw, type, wireItem(context, personCalled(context, isVolunteer)));
  });

  app.patch(one, async (context) => {
    demand(context, 'solidary_volunteer_update');
    const sent = await changeVolunteer(context, personCalled(context, isVolunteer));
    return item(context.req.raw, type, {
      ...withoutNulls(wireItem(context, personCalled(context, isVolunteer))),
      ...sent,
    });
  });
}
