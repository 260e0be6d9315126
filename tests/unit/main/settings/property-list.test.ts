import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { managedPreferences, propertyListValues } from '#main/settings/property-list.ts';
import { UntrustedFile } from '#main/settings/reading-failure.ts';
import type { ConfigReasonCode } from '#shared/config-reasons.ts';
import { managedValues } from '#tests/support/managed-values.ts';

const binary = readFileSync('tests/fixtures/settings/managed-preferences.plist');

describe('managed preferences', () => {
  it('give every kind of value of a binary property list, without what identifies its profile', () => {
    const values = {
      ...managedValues,
      clientCertificate: { file: '/Library/Application Support/Escale/client.p12' },
    };
    const source = managedPreferences((path) => {
      expect(path).toBe('/Library/Managed Preferences/org.escale.desktop.plist');
      return binary;
    });
    expect(source.read()).toEqual({ state: 'found', problems: [], values });
  });

  it('that cannot be read say why, and what to do', () => {
    const xml = Buffer.from('<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0"><dict/></plist>');
    const unreadable = (code: ConfigReasonCode) => ({ state: 'unreadable', reason: { code } });
    expect(propertyListValues(xml)).toEqual(unreadable('xmlPropertyList'));
    expect(propertyListValues(Buffer.from('{}'))).toEqual(unreadable('notPropertyList'));
    expect(propertyListValues(binary.subarray(0, 100))).toEqual(unreadable('notPropertyList'));
  });

  it('are absent without their file, and not used when somebody else could change it', () => {
    const failing = (thrown: Error) =>
      managedPreferences(() => {
        throw thrown;
      }).read();
    expect(failing(Object.assign(new Error('no'), { code: 'ENOENT' }))).toEqual({ state: 'absent' });
    expect(failing(new UntrustedFile({ code: 'link' }))).toEqual({ state: 'untrusted', reason: { code: 'link' } });
  });
});
