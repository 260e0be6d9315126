import { beforeEach, describe, expect, it } from 'vitest';
import { openPlatform, type TestPlatform } from '../support/caller.ts';
import { calls } from './calls.ts';
import { differences } from './differences.ts';
import { isAboutRecord } from './record-story.ts';
import { byOperation, type Recording, textOf } from './recordings.ts';
import { outerKeys, strangersIn } from './shape.ts';
import { ask } from './world.ts';

let platform: TestPlatform;
beforeEach(() => {
  platform = openPlatform({ users: 300 });
});

/** What the training platform answers otherwise than the platform itself; empty when it is the same. */
async function departures(recording: Recording): Promise<string[]> {
  const { operation, request, response: wanted } = recording;
  // Volunteers near enough are found among more people.
  if (isAboutRecord(recording)) platform = openPlatform({ users: 1200 });
  const given = await ask(platform, recording);
  const found: string[] = platform.defects.splice(0).map((defect) => `defect: ${defect}`);
  if (given.status !== wanted.status) return [...found, `status ${given.status}, not ${wanted.status}`];
  if (given.contentType !== wanted.contentType) found.push(`type ${given.contentType}, not ${wanted.contentType}`);
  if (wanted.status >= 400) {
    const [text, same] = [textOf({ ...recording, response: given }), textOf(recording)];
    if (text !== same && !/^(?:5|40[045])/.test(String(wanted.status))) found.push(`text ${text}, not ${same}`);
    return found;
  }
  found.push(...new Set(strangersIn(given.body, operation)));
  // Lists and items of the users say null; writes and the other items leave it out (docs/platform/a-auth-users.md §1, b
  // §1).
  if (request.method === 'GET') {
    const keys = outerKeys(given.body);
    const isEmpty = ![...keys].some((key) => key.startsWith('member.'));
    for (const key of outerKeys(wanted.body)) {
      if (!keys.has(key) && !isOptional(key) && !(isEmpty && key.startsWith('member.')) && !isLeftOut(recording))
        found.push(`${key} is missing`);
    }
  }
  return found;
}

/**
 * A view is there for a list of several pages; the search only stands in the one recording from which it was not taken.
 */
const isOptional = (key: string) => key === 'hydra:view' || key === 'hydra:search';

const isLeftOut = ({ operation }: Recording) =>
  /^get(?:Community|Campaign|Event|Article|Editorial|RelayPoint|RelayPointType|Structure)$/.test(operation) ||
  operation === 'listModeratedCommunities';

/** Operations that the training platform answers, whether a screen calls them or not. */
const answered = new Set([
  ...Object.keys(calls),
  'createCommunity',
  'patchCommunity',
  'deleteCommunity',
  'patchCommunityMember',
  'sendUserCampaign',
  'associateCampaignToCommunityMembers',
  'sendCampaignToCommunityMembers',
  'getTerritoryManagers',
  'listSolidaries',
  'uploadProof',
  'listBeneficiaries',
  'getBeneficiary',
  'patchBeneficiary',
  'listVolunteers',
  'getVolunteer',
  'patchVolunteer',
  'createSolidary',
  'getSolidary',
  'patchSolidary',
  'listSolidaryActions',
  'searchExternalJourneys',
  'createExternalConnection',
]);

describe.each([...answered])('%s', (operation) => {
  it.each((byOperation.get(operation) ?? []).map((recording) => [recording.case, recording] as const))(
    '%s',
    async (name, recording) => {
      const found = await departures(recording);
      const reason = differences[`${operation}/${name}`];
      if (reason === undefined) expect(found).toEqual([]);
      else expect(found, `listed as different: ${reason}`).not.toEqual([]);
    },
  );
});

it('every listed difference belongs to a recording', () => {
  const names = new Set([...byOperation.values()].flat().map((one) => `${one.operation}/${one.case}`));
  expect(Object.keys(differences).filter((name) => !names.has(name))).toEqual([]);
});
