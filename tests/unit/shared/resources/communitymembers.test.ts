import { describe, expect, it } from 'vitest';
import { contains } from '#shared/folded.ts';
import { communityMembers } from '#shared/resources/communitymembers/index.ts';
import { isWidened, longestPiece } from '#shared/resources/communitymembers/text.ts';
import { filterParams, listPathOf, listQuerySchema, pageParams } from '#shared/resources/define.ts';

const schema = listQuerySchema(communityMembers);
const query = { page: 1, perPage: 25, sort: [], filters: { community: 4 } };

describe('the query of the members of a community', () => {
  it('names the community, which is a part of its path', () => {
    expect(schema.safeParse(query).success).toBe(true);
    expect(schema.safeParse({ ...query, filters: {} }).success).toBe(false);
    expect(listPathOf(communityMembers, query.filters)).toBe('admin/communities/4/members');
    expect(filterParams(communityMembers.filters, query.filters)).toEqual([[]]);
  });

  it.each(['newsSubscription', 'userId', 'foo'])('cannot filter or order by %s, which is answered by a 503', (name) => {
    expect(schema.safeParse({ ...query, filters: { community: 4, [name]: 1 } }).success).toBe(false);
    expect(schema.safeParse({ ...query, sort: [{ field: name, direction: 'asc' }] }).success).toBe(false);
  });

  it('orders by the number of the membership, by which the contract names no filter', () => {
    expect(schema.safeParse({ ...query, sort: [{ field: 'id', direction: 'asc' }] }).success).toBe(true);
    expect(schema.safeParse({ ...query, filters: { community: 4, id: 1 } }).success).toBe(false);
  });

  it('takes a single status, since a list of them is answered by a 503', () => {
    expect(schema.safeParse({ ...query, filters: { community: 4, status: [0, 1] } }).success).toBe(false);
    expect(filterParams(communityMembers.filters, { status: 0 })).toEqual([[['status', '0']]]);
  });

  it.each([
    ['2024-05', true],
    ['2024-05-13', true],
    ['2024', false],
    ['2024-13', false],
    ['2024-02-30', false],
    ["2024-05' OR '1", false],
  ])('takes a month or a day: %s', (createdDate, isTaken) => {
    expect(schema.safeParse({ ...query, filters: { community: 4, createdDate } }).success).toBe(isTaken);
  });

  it('is in the order of the status, then of the newest demand', () => {
    const sort = [communityMembers.defaultSort];
    expect(pageParams(communityMembers, { page: 1, perPage: 25, sort }).slice(2)).toEqual([
      ['order[status]', 'asc'],
      ['order[createdDate]', 'desc'],
    ]);
  });
});

describe('a name with signs that break the query', () => {
  it.each([
    ["d'Arc", 'Arc'],
    ['d’Arc', 'Arc'],
    ['10%_Élo\\"x', 'Élo'],
    ["de l'Île", 'de l'],
    ["'", ''],
    ['Martin', 'Martin'],
  ])('%s is asked as %s', (typed, piece) => {
    expect(longestPiece(typed)).toBe(piece);
    const sent = piece === '' ? [] : [['familyName', piece]];
    expect(filterParams(communityMembers.filters, { familyName: typed })[0]).toEqual(sent);
    expect(isWidened(typed)).toBe(piece !== typed);
  });

  it('leaves out whoever only has the part that was asked', () => {
    const asked = communityMembers.beyond?.({ community: 4, familyName: "d'arc" });
    const row = communityMembers.row.parse({ id: 1, userId: 2 });
    const named = (familyName: string) => asked?.includes({ ...row, familyName });
    expect([named("D'Arc"), named('d’Arcy'), named('Marc')]).toEqual([true, true, false]);
    expect(communityMembers.beyond?.({ community: 4, familyName: 'Martin' })).toBeNull();
  });

  it('is compared without case and accents', () => {
    expect([contains('Élodie', 'elo'), contains(null, 'x')]).toEqual([true, false]);
  });
});
