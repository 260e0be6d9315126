import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type SiteConfig, siteConfig } from '#shared/config.ts';
import { policies, policiesOf } from '#shared/policies/policies.ts';
import { importsOfSource } from '../../tools/import-graph.ts';

/** Every path that the JSON schema of the settings leads to, found without the code under test. */
function leaves(schema: z.core.JSONSchema.JSONSchema, path: readonly string[] = []): string[] {
  const members = Object.entries(schema.properties ?? {});
  if (members.length === 0) return [path.join('.')];
  return members.flatMap(([name, member]) => (typeof member === 'object' ? leaves(member, [...path, name]) : []));
}

const kinds = Object.fromEntries(policies().map(({ key, kind }) => [key, kind]));

describe('the policies', () => {
  it('are one for every setting, and none for anything else', () => {
    const keys = policies().map(({ key }) => key);
    expect(keys).toEqual(leaves(z.toJSONSchema(siteConfig, { io: 'input' })));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('say how a value is carried', () => {
    expect(kinds).toMatchObject({
      apiBaseUrl: 'text',
      'modules.community': 'boolean',
      idleLimit: 'integer',
      theme: 'choice',
      phoneCountries: 'list',
      'analytics.names.summary': 'text',
      'analytics.views': 'json',
      'clientCertificate.passphraseFile': 'text',
    });
  });

  it('have a schema that takes the default of their setting', () => {
    const at = (path: readonly string[]) =>
      path.reduce<unknown>((group, name) => Object(group)[name], siteConfig.parse({}) satisfies SiteConfig);
    for (const { path, key, schema } of policies()) {
      const value = at(path);
      if (value !== undefined) expect(z.safeParse(schema, value).success, key).toBe(true);
    }
  });

  it('are known to the main process alone', () => {
    const room = 'src/shared/policies/';
    const users = importsOfSource().filter(({ from, to }) => to.startsWith(room) && !from.startsWith(room));
    expect(users.length).toBeGreaterThan(0);
    expect(users.filter(({ from }) => !from.startsWith('src/main/'))).toEqual([]);
  });

  it('refuse a setting that no policy can carry, by its name', () => {
    const schema = z.strictObject({ group: z.strictObject({ when: z.date().optional() }).optional() });
    expect(() => policiesOf(schema)).toThrow('No policy can carry group.when, which is of the type date.');
  });
});
