import plist from 'plist';
import { describe, expect, it } from 'vitest';
import { siteConfig } from '#shared/config.ts';
import { policies } from '#shared/policies/policies.ts';
import { mobileconfig } from '../../../../tools/policies/mobileconfig.ts';
import { settings } from '../../../../tools/policies/settings.ts';

interface Profile {
  PayloadScope: string;
  PayloadUUID: string;
  PayloadContent: (Record<string, unknown> & { PayloadType: string; PayloadUUID: string })[];
}

const template = mobileconfig(settings());
const profileOf = (text: string) => plist.parse(text) as unknown as Profile; // the shape is what the tests assert
const UUID = /^[0-9A-F]{8}-[0-9A-F]{4}-5[0-9A-F]{3}-[89AB][0-9A-F]{3}-[0-9A-F]{12}$/u;

/** What the profile manages: all but the payload's own keys. */
function managed(text: string): Record<string, unknown> {
  const [payload = {}] = profileOf(text).PayloadContent;
  return Object.fromEntries(Object.entries(payload).filter(([name]) => !name.startsWith('Payload')));
}

describe('the configuration profile of macOS', () => {
  it('is a profile of the whole computer for the application’s preferences', () => {
    const { PayloadScope, PayloadUUID, PayloadContent } = profileOf(template);
    expect(PayloadScope).toBe('System');
    expect(PayloadContent).toHaveLength(1);
    expect(PayloadContent[0]?.PayloadType).toBe('org.escale.desktop');
    expect(PayloadUUID).toMatch(UUID);
    expect(PayloadContent[0]?.PayloadUUID).toMatch(UUID);
    expect(PayloadContent[0]?.PayloadUUID).not.toBe(PayloadUUID);
  });

  it('sets the address alone as it stands', () => {
    expect(managed(template)).toEqual({ apiBaseUrl: 'https://api.example.org' });
  });

  it('holds an example of every other setting in a comment, which the application takes', () => {
    const values = managed(template.replaceAll(/<!--\s*(<key>[\s\S]*?)-->/gu, '$1'));
    expect(siteConfig.safeParse(values).error?.issues).toBeUndefined();
    const at = (path: readonly string[]) => path.reduce<unknown>((group, name) => Object(group)[name], values);
    expect(policies().filter(({ path }) => at(path) === undefined)).toEqual([]);
    expect(Object.keys(values).toSorted()).toEqual([...new Set(policies().map(({ path }) => path[0]))].toSorted());
  });

  it('explains every setting in both languages, in comments that no text ends', () => {
    const [first, ...others] = settings();
    const hostile = first && [{ ...first, meaning: { fr: 'Fin --> <key>a</key>', en: 'End ---> <b>' } }, ...others];
    expect(managed(mobileconfig(hostile ?? []))).toEqual(managed(template));
    for (const { name } of settings()) for (const text of [name.fr, name.en]) expect(template).toContain(text);
  });
});
