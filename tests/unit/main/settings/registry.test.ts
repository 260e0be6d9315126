import { describe, expect, it } from 'vitest';
import type { RegistryKey } from '#main/ports.ts';
import { policyValues, registrySources } from '#main/settings/registry.ts';
import type { ConfigReasonCode } from '#shared/config-reasons.ts';
import { managedValues } from '#tests/support/managed-values.ts';
import { registryOf } from '#tests/support/registry-export.ts';

const fixture = (name: string) => `tests/fixtures/settings/${name}`;
const text = (data: string) => ({ type: 'REG_SZ', data });
const number = (data: number) => ({ type: 'REG_DWORD', data });
const key = (given: Partial<RegistryKey>): RegistryKey => ({ values: {}, keys: {}, ...given });

describe('the registry that reg export wrote', () => {
  const { policy, installer } = registrySources(registryOf(fixture('policies.reg'), fixture('installer.reg')));

  it('gives every kind of value of the policies', () => {
    expect(policy.place).toBe(String.raw`HKLM\Software\Policies\Escale`);
    expect(policy.read()).toEqual({
      state: 'found',
      problems: [],
      values: {
        ...managedValues,
        clientCertificate: { file: String.raw`C:\ProgramData\Escale\client.p12` },
      },
    });
  });

  it('gives what the installer was given, and nothing else that stands there', () => {
    const values = { apiBaseUrl: 'https://installed.example.org', platformName: 'Mobilités 54' };
    expect(installer.read()).toEqual({ state: 'found', problems: [], values });
    const other = key({ values: { DesktopShortcut: number(1), ApiBaseUrl: text(''), idleLimit: number(60) } });
    expect(registrySources({ readKey: () => other }).installer.read()).toEqual({ state: 'absent' });
  });
});

describe('registrySources', () => {
  it('are absent where there is no key, or an empty one is left', () => {
    expect(registrySources({ readKey: () => null }).policy.read()).toEqual({ state: 'absent' });
    const left = key({ keys: { modules: key({}), phoneCountries: key({}), leftover: key({ keys: { x: key({}) } }) } });
    expect(policyValues(left)).toEqual({ state: 'absent' });
  });

  it('cannot be read where the system refuses, or its module does not load', () => {
    const refuse = () => {
      throw Object.assign(new Error('Zugriff verweigert'), { code: 'Win32Error', errno: 5 });
    };
    const refused = { state: 'unreadable', reason: { code: 'registryRefused', values: { number: 5 } } };
    expect(registrySources({ readKey: refuse }).policy.read()).toEqual(refused);
    expect(registrySources({ readKey: refuse }).installer.read()).toEqual(refused);
    const blocked = { state: 'unreadable', reason: { code: 'registryModule' } };
    expect(registrySources(null).policy.read()).toEqual(blocked);
    expect(registrySources(null).installer.read()).toEqual(blocked);
  });

  it('leave aside the unnamed value of a key, which some tools write', () => {
    const unnamed = text('');
    const listed = { values: { '': unnamed, 9: text('BE'), 10: text('LU'), 3: text('FR') } };
    expect(policyValues(key({ values: { '': unnamed }, keys: { phoneCountries: key(listed) } }))).toEqual({
      state: 'found',
      problems: [],
      values: { phoneCountries: ['FR', 'BE', 'LU'] },
    });
    const left = key({ keys: { pictureHosts: key({ values: { '': unnamed } }) } });
    expect(policyValues(left)).toEqual({ state: 'absent' });
  });

  it('find a setting under its name in any case', () => {
    const found = policyValues(
      key({
        values: { APIBASEURL: text('https://a.example.org') },
        keys: { Modules: key({ values: { EVENT: number(1) } }) },
      }),
    );
    expect(found).toMatchObject({
      problems: [],
      values: { apiBaseUrl: 'https://a.example.org', modules: { event: true } },
    });
  });
});

describe('a value of another type than its policy’s', () => {
  it.each<[string, Partial<RegistryKey>, string, ConfigReasonCode]>([
    ['a text for a switch', { values: { keepSession: text('0') } }, 'keepSession', 'registryBoolean'],
    ['a switch of 2', { values: { keepSession: number(2) } }, 'keepSession', 'registryBoolean'],
    ['a text for a number', { values: { idleLimit: text('900') } }, 'idleLimit', 'registryNumber'],
    ['a number for the address', { values: { apiBaseUrl: number(1) } }, 'apiBaseUrl', 'registryText'],
    [
      'a text with variables',
      { values: { apiBaseUrl: { type: 'REG_EXPAND_SZ', data: 'https://%USERNAME%' } } },
      'apiBaseUrl',
      'registryText',
    ],
    [
      'a key for the address',
      { keys: { apiBaseUrl: key({ values: { 1: text('x') } }) } },
      'apiBaseUrl',
      'registryText',
    ],
    ['a text for a list', { values: { phoneCountries: text('FR') } }, 'phoneCountries', 'registryList'],
    [
      'a number in a list',
      { keys: { phoneCountries: key({ values: { 1: number(33) } }) } },
      'phoneCountries',
      'registryList',
    ],
    [
      'text that is no JSON',
      { keys: { analytics: key({ values: { views: text('[') } }) } },
      'analytics.views',
      'notJson',
    ],
    ['a setting that there is not', { values: { colour: text('blue') } }, 'colour', 'unknown'],
    [
      'a switch that there is not',
      { keys: { modules: key({ values: { evnt: number(1) } }) } },
      'modules.evnt',
      'unknown',
    ],
    ['a group that there is not', { keys: { colours: key({ values: { a: number(1) } }) } }, 'colours', 'unknown'],
  ])('is told with its key, and the others count: %s', (_what, given, wrong, reason) => {
    const values = { ...given.values, locale: text('en') };
    expect(policyValues(key({ ...given, values }))).toEqual({
      state: 'found',
      values: { locale: 'en' },
      problems: [{ key: wrong, reason: expect.objectContaining({ code: reason }) }],
    });
  });
});
