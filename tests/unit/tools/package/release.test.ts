import type { Configuration } from 'electron-builder';
import { describe, expect, it } from 'vitest';
import { isMarked, markedName } from '../../../../tools/package/configuration/artifact-names.ts';
import { readConfiguration } from '../../../../tools/package/configuration/file.ts';
import { releaseConfiguration, trialConfiguration } from '../../../../tools/package/configuration/release.ts';

const azure = {
  AZURE_PUBLISHER_NAME: 'Escale',
  AZURE_SIGNING_ENDPOINT: 'https://weu.codesigning.azure.net',
  AZURE_SIGNING_ACCOUNT: 'escale',
  AZURE_CERTIFICATE_PROFILE: 'public',
};
const apple = { CSC_LINK: 'mac.p12', APPLE_ID: 'a@b.example', APPLE_APP_SPECIFIC_PASSWORD: 'x', APPLE_TEAM_ID: 'T' };
const { artifactName } = readConfiguration();
const config: Configuration = { artifactName, win: { icon: 'icon.ico' }, mac: {} };

describe('a release', () => {
  it('ends where anything is not signed', () => {
    expect(releaseConfiguration(config, ['linux'], {})).toEqual({ ...config, forceCodeSigning: true });
  });

  it('is signed by a certificate file, with modules and libraries, in SHA-256', () => {
    const { win } = releaseConfiguration(readConfiguration(), ['win'], { WIN_CSC_LINK: 'win.p12' });
    expect(win?.signExts).toEqual(['.node', '.dll']);
    expect(win?.signtoolOptions?.signingHashAlgorithms).toEqual(['sha256']);
    expect(win?.azureSignOptions).toBeUndefined();
  });

  it("is signed by Azure's service, filled in from the environment", () => {
    expect(releaseConfiguration(config, ['win'], azure).win).toEqual({
      icon: 'icon.ico',
      azureSignOptions: {
        publisherName: 'Escale',
        endpoint: 'https://weu.codesigning.azure.net',
        codeSigningAccountName: 'escale',
        certificateProfileName: 'public',
      },
    });
  });

  it('is notarised by each of the ways of Apple', () => {
    for (const notarisation of [
      { APPLE_API_KEY: 'k', APPLE_API_KEY_ID: 'i', APPLE_API_ISSUER: 'u' },
      { APPLE_KEYCHAIN_PROFILE: 'p' },
    ])
      expect(releaseConfiguration(config, ['mac'], { CSC_NAME: 'Escale', ...notarisation }).forceCodeSigning).toBe(
        true,
      );
    expect(releaseConfiguration(config, ['mac'], apple).forceCodeSigning).toBe(true);
  });

  it('names everything that is missing before anything is packed', () => {
    expect(() => releaseConfiguration(config, ['win', 'mac'], {})).toThrow(
      /Windows: a certificate \(WIN_CSC_LINK .*AZURE_PUBLISHER_NAME.*macOS: a certificate \(CSC_LINK .*APPLE_TEAM_ID/s,
    );
    expect(() => releaseConfiguration(config, ['mac'], { ...apple, APPLE_TEAM_ID: '' })).toThrow('notarisation');
  });

  it("names what is missing of Azure's service, also beside a certificate", () => {
    const env = { ...azure, AZURE_SIGNING_ENDPOINT: '', WIN_CSC_LINK: 'win.p12' };
    expect(() => releaseConfiguration(config, ['win'], env)).toThrow('also needs AZURE_SIGNING_ENDPOINT.');
  });
});

describe('a package that need not be a release', () => {
  it('says in its name that it is unsigned where credentials are missing', () => {
    const { win, mac } = trialConfiguration(config, {});
    expect(win?.artifactName).toContain('-unsigned-');
    expect(win?.icon).toBe('icon.ico');
    expect(mac?.artifactName).toContain('-unsigned-');
  });

  it('is signed or ends where the credentials of its system are there', () => {
    const { win, mac } = trialConfiguration(config, azure);
    expect(win).toMatchObject({ forceCodeSigning: true, azureSignOptions: { codeSigningAccountName: 'escale' } });
    expect(win?.artifactName).toBeUndefined();
    expect(mac?.artifactName).toContain('-unsigned-');
  });

  it('is known by its name, which nothing else of the name can pass for', () => {
    const name = (pattern: string) => pattern.replace(/\$\{(\w+)\}/g, '$1');
    expect(name(markedName(config, 'unsigned'))).toBe('productName-version-unsigned-os-arch.ext');
    expect(isMarked(name(markedName(config, 'unsigned')), 'unsigned')).toBe(true);
    expect(isMarked(name(artifactName ?? ''), 'unsigned')).toBe(false);
    expect(() => markedName({ artifactName: 'Escale.msi' }, 'unsigned')).toThrow('must name the system');
  });
});
