import { describe, expect, it } from 'vitest';
import { formerMode } from '#renderer/modules/communities/form/login-file.ts';
import { tabOf, tabsOf } from '#renderer/modules/communities/show/CommunityTabs.tsx';
import { moderatorsMissing } from '#renderer/modules/communities/show/useModerators.ts';
import { asInstant } from '#shared/instant.ts';
import { fakeCommunity } from '#tests/support/fake-communities.ts';

describe('the mode that is put back when the login file is refused', () => {
  it('is the former one of a community that had no file', () => {
    expect(formerMode(fakeCommunity(1, { validationType: 2 }), 3)).toBe(2);
  });

  it('is that by a moderator for a new community: the automatic one would let everybody in', () => {
    expect(formerMode(null, 3)).toBe(1);
  });

  it('is none where a file stays in place, where the mode was the same before, or where another was saved', () => {
    const withFile = fakeCommunity(1, { validationType: 1, communitySecurities: [{ id: 1, filename: 'a.csv' }] });
    expect(formerMode(withFile, 3)).toBeNull();
    expect(formerMode(fakeCommunity(1, { validationType: 3 }), 3)).toBeNull();
    expect(formerMode(fakeCommunity(1, { validationType: 1 }), 2)).toBeNull();
  });
});

describe('the moderators of a community', () => {
  const now = new Date('2026-06-20T12:00:00Z');

  const old = { createdDate: asInstant('2020-01-01T10:00:00+01:00') };
  const quiet = { lastActivityDate: asInstant('2025-12-19T10:00:00+01:00'), ...old, acceptedDate: null };
  const never = { lastActivityDate: null, ...old, acceptedDate: null };

  it('are missing when there is none, or when none gave a sign of life for six months', () => {
    expect(moderatorsMissing(old, [], now)).toBe('none');
    expect(moderatorsMissing(old, [never], now)).toBe('quiet');
    expect(moderatorsMissing(old, [quiet, never], now)).toBe('quiet');
  });

  it('are there as soon as one of them was active', () => {
    const active = { ...never, lastActivityDate: asInstant('2025-12-21T10:00:00+01:00') };
    expect(moderatorsMissing(old, [never, active], now)).toBeNull();
  });

  it.each([
    ['who was made a moderator lately', { ...quiet, acceptedDate: asInstant('2026-06-20T11:59:59+00:00') }],
    ['who asked to join lately', { ...never, createdDate: asInstant('2026-05-01T10:00:00+00:00') }],
    ['of whom nothing is known', { lastActivityDate: null, createdDate: null, acceptedDate: null }],
    [
      'whose dates cannot be read',
      { lastActivityDate: asInstant('jamais'), createdDate: asInstant(''), acceptedDate: null },
    ],
  ])('are not called inactive with one %s', (_, moderator) => {
    expect(moderatorsMissing(old, [moderator, quiet], now)).toBeNull();
  });

  it('are not called inactive in a community that was made a second ago', () => {
    expect(moderatorsMissing({ createdDate: asInstant('2026-06-20T11:59:59+00:00') }, [never, quiet], now)).toBeNull();
  });
});

describe('the tabs of a community', () => {
  it('include that of its login file where it needs one or has one', () => {
    expect(tabsOf(fakeCommunity(1))).toEqual(['overview', 'members', 'related']);
    expect(tabsOf(fakeCommunity(1, { validationType: 3 }))).toContain('security');
    expect(tabsOf(fakeCommunity(1, { communitySecurities: [{ id: 1 }] }))).toContain('security');
  });

  it('open as the address names them, and the first one for any other name', () => {
    const tabs = tabsOf(fakeCommunity(1));
    expect(tabOf('members', tabs)).toBe('members');
    for (const named of ['security', 'elsewhere', 3, undefined]) expect(tabOf(named, tabs)).toBe('overview');
  });
});
