import type { AccountKey } from '#training/access/accounts.ts';
import { trainingBaseUrl } from '#training/address.ts';
import { signIn, type TestPlatform } from '../support/caller.ts';
import type { Recording } from './recordings.ts';

/** What a record went through before an exchange; by `operation/case`, else by the first name that begins it. */
const stories: readonly (readonly [about: RegExp, before: readonly string[]])[] = [
  [/^createSolidary\/email-used$/, ['createSolidary/punctual']],
  [/^getSolidary\/after-action-39/, ['createSolidary/punctual', 'patchSolidary/action-39-other-progression']],
  [/^getSolidary\/closed/, ['createSolidary/punctual', 'patchSolidary/closing']],
  [/^getSolidary\/repla/, ['createSolidary/regular', 'patchSolidary/regular-other-destination-replaces']],
  [
    /^getSolidary\/flexible-become-regular/,
    ['createSolidary/flexible', 'patchSolidary/flexible-without-regular-becomes-regular'],
  ],
  [/^getSolidary\/after-proof-upload/, ['createSolidary/own-subject-and-need', 'uploadProof/ok']],
  [
    /^getSolidary\/after-second-proof-upload/,
    ['createSolidary/own-subject-and-need', 'uploadProof/ok', 'uploadProof/again'],
  ],
  [/^getSolidary\/volunteer-chosen/, ['createSolidary/with-a-carpooler', 'patchSolidary/volunteer-chosen']],
  [
    /^getSolidary\/after-message/,
    ['createSolidary/with-a-carpooler', 'patchSolidary/volunteer-chosen', 'patchSolidary/message-to-volunteer'],
  ],
  [/^patchSolidary\/(?:message|same-sol)/, ['createSolidary/with-a-carpooler', 'patchSolidary/volunteer-chosen']],
  [/^patchSolidary\/note-after/, ['createSolidary/with-a-carpooler', 'patchSolidary/carpooler-chosen-done-though-500']],
  [
    /^getSolidary\/carpooler-chosen/,
    ['createSolidary/with-a-carpooler', 'patchSolidary/carpooler-chosen-done-though-500'],
  ],
  [/^(?:get|patch)Solidary\/flexible-with-a/, ['createSolidary/flexible-with-a-volunteer-stored-though-500']],
  [/^patchSolidary\/flexible/, ['createSolidary/flexible']],
  [/^getSolidary\/flexible/, ['createSolidary/flexible']],
  [/^patchSolidary\/(?:regular|proof|volunteer-chosen-both)/, ['createSolidary/regular']],
  [/^patchSolidary\/(?:volunteer|solution|unknown-matching|carpooler)/, ['createSolidary/with-a-carpooler']],
  [/^getSolidary\/(?:with-a-carpooler|punctual-with)/, ['createSolidary/with-a-carpooler']],
  [/^getSolidary\/regular/, ['createSolidary/regular']],
  [/^getSolidary\/own/, ['createSolidary/own-subject-and-need']],
  [/^getSolidary\/any/, ['createSolidary/any-destination']],
  [/^(?:getSolidary\/with-return|patchSolidary\/punctual)/, ['createSolidary/with-return']],
  [/^(?:get|patch)Solidary\//, ['createSolidary/punctual']],
];

/** Names of the exchanges that come before one about a record. */
export function storyBefore({ operation, case: about }: Recording): readonly string[] | undefined {
  // The message after which nothing can be read comes after the choice of a carpooler.
  const key = about === 'message-to-carpooler' ? 'patchSolidary/note-after' : `${operation}/${about}`;
  return about === 'unknown' ? undefined : stories.find(([names]) => names.test(key))?.[1];
}

export const isAboutRecord = ({ operation }: Recording): boolean => /^(?:create|get|patch)Solidary$/.test(operation);

/** Those of a structure with volunteers, and of one without, where a flexible record can be read. */
const withVolunteers = 1;
const withoutVolunteers = 2;
const proofs: Readonly<Record<number, Readonly<Record<number, number>>>> = {
  [withVolunteers]: { 1: 102, 2: 105 },
  [withoutVolunteers]: { 1: 201 },
};

const structureOf = (about: string) =>
  /^(?:flexible$|flexible-without|flexible-become|mandatory)/.test(about) ? withoutVolunteers : withVolunteers;

// biome-ignore lint/suspicious/noExplicitAny: bodies and answers of every shape, which the recordings hold.
type Json = any;

/** A body with the subjects, needs and proofs of a structure of the training data. */
function withParts(body: Json, structure: number): Json {
  const part = (id: number) => (id < 10 ? structure * 100 + id : id);
  const known = proofs[structure] ?? {};
  return {
    ...body,
    ...(body.structure === 1 && { structure }),
    ...(body.beneficiary?.id === 2 && { beneficiary: { id: 3 } }),
    ...(body.adminsubject !== undefined && { adminsubject: part(body.adminsubject) }),
    ...(body.needs !== undefined && { needs: body.needs.map(part) }),
    ...(body.proofs !== undefined && {
      proofs: body.proofs.flatMap((proof: Json) => (known[proof.id] ? { ...proof, id: known[proof.id] } : [])),
    }),
    ...(body.animation?.user < 9999 && { animation: { ...body.animation, user: 3 } }),
  };
}

/** Records by the time of their making, and what they are called. */
export class RecordStory {
  readonly #platform: TestPlatform;
  #token: string | undefined;
  #first: number | undefined;
  #latest: number | undefined;

  constructor(platform: TestPlatform) {
    this.#platform = platform;
  }

  async #get(path: string, account: AccountKey): Promise<Json> {
    this.#token ??= (await signIn(this.#platform, account)).token;
    const headers = { authorization: `Bearer ${this.#token}`, accept: 'application/ld+json' };
    const answer = await this.#platform.fetch(`${trainingBaseUrl}${path}`, { headers });
    return answer.ok ? answer.json() : {};
  }

  /** The driver of the training data who stands for that of a choice: one with a way back where both are chosen. */
  async #driver({ solution }: Json, about: string): Promise<Json> {
    if (solution.matching === 9999) return { solution: { ...solution, transporter: 3 } };
    const read = await this.#get(`/admin/solidaries/${this.#latest}`, 'solidaryOperator');
    const chosen = read.adminsolutions?.drivers[0];
    if (about === 'same-solution-twice')
      return { solution: { matching: chosen.matchingId, transporter: chosen.userId } };
    if (solution.carpooler !== undefined) {
      const [{ matchingId, carpoolerId }] = read.admincarpools.outward;
      return { solution: { matching: matchingId, carpooler: carpoolerId } };
    }
    const isBack = ({ volunteerId }: Json) =>
      read.admintransporters.return.some((back: Json) => back.volunteerId === volunteerId);
    const { outward } = read.admintransporters;
    const match = about.includes('both-ways') ? outward.find(isBack) : outward[0];
    return {
      solution: {
        ...solution,
        matching: match.matchingId,
        ...(solution.transporter && { transporter: match.volunteerId }),
      },
    };
  }

  async #body(body: Json, about: string): Promise<Json> {
    if (body.solution !== undefined) return this.#driver(body, about);
    if (body.message !== undefined && body.message.solution !== 9999) {
      const read = await this.#get(`/admin/solidaries/${this.#latest}`, 'solidaryOperator');
      // The first choice of a run is the second solution: one is that of the seed.
      return { message: { ...body.message, solution: read.adminsolutions?.drivers[0].id ?? 2 } };
    }
    return withParts(body, structureOf(about));
  }

  /** An exchange with the ids of the training data. */
  async own(recording: Recording): Promise<Recording> {
    const { operation, case: about, request } = recording;
    const isUpload = operation === 'uploadProof' && this.#latest !== undefined;
    if (isUpload) {
      const own = { solidaryId: String(this.#latest), proofId: '101' };
      return { ...recording, request: { ...request, form: { ...request.form, ...own } } };
    }
    if (!isAboutRecord(recording) || about === 'unknown') return recording;
    const id = about === 'replaced-parent' ? this.#first : this.#latest;
    const isBody = typeof request.body === 'object' && request.body !== null;
    return {
      ...recording,
      request: {
        ...request,
        path: request.path.replace(/\d+$/, String(id)),
        ...(isBody && { body: await this.#body(request.body, about) }),
      },
    };
  }

  /** Remembers the record that an exchange made. */
  async note({ operation }: Recording, { body }: Recording['response']): Promise<void> {
    if (!/^(?:create|patch)Solidary$/.test(operation)) return;
    const isMade = operation === 'createSolidary';
    const answered = typeof body === 'object' && body !== null ? (body as { id?: number }).id : undefined;
    const newest = async () =>
      (await this.#get('/admin/solidaries?order[id]=desc&perPage=1', 'solidaryOperator'))['hydra:member'][0].id;
    const id = answered ?? (isMade ? await newest() : this.#latest);
    this.#latest = id;
    if (isMade) this.#first ??= id;
  }
}
