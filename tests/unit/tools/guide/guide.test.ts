import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { commandAmong, exitStatus } from '#main/app/command-line.ts';
import { texts } from '#main/locales/texts.ts';
import { changesOf, secureFrom } from '../../../../tools/guide/changes.ts';
import { guideCommands, packageNames, windowsProgram } from '../../../../tools/guide/commands.ts';
import { guides, renderGuide } from '../../../../tools/guide/render.ts';
import { readConfiguration } from '../../../../tools/package/configuration/file.ts';
import { settings } from '../../../../tools/policies/settings.ts';

const read = (path: string): string => readFileSync(path, 'utf8');
const kinds = ['check', 'diagnostics', 'forgetMe'];
const commandsOf = (page: string): string[] =>
  [...page.matchAll(/<!-- command ([a-z-]+) -->/gu)].map(([, name = '']) => name);

describe('the guides for administrators', () => {
  it.each(Object.values(guides))('%s has the commands and settings of the code (node tools/guide/write.ts)', (path) => {
    expect(read(path)).toBe(renderGuide(read(path)));
  });

  it('show every command once, in the same order in both languages', () => {
    const [fr, en] = [guides.fr, guides.en].map((path) => commandsOf(read(path)));
    expect(fr).toEqual(en);
    expect(fr?.toSorted()).toEqual(Object.keys(guideCommands).toSorted());
  });

  it('say the same under as many headings', () => {
    const headings = (path: string) => read(path).match(/^## /gmu)?.length;
    expect(headings(guides.fr)).toBe(headings(guides.en));
  });

  it.each(['check', 'diagnostics', 'forget-me'] as const)('show a command that Escale knows: %s', (name) => {
    const [program = '', rest = ''] = guideCommands[name].lines.join(' ').split(/(?<=") /u);
    expect(program).toBe(windowsProgram);
    const args = rest.split(' ');
    expect(kinds).toContain(commandAmong(args, () => false)?.kind);
  });

  it.each(['fr', 'en'] as const)('name the page of the check as the menu does: %s', (language) => {
    expect(read(guides[language]).replaceAll(/\s+/gu, ' ')).toContain(`› ${texts(language)('menu:check')}*`);
  });

  it('name every exit status of the commands', () => {
    for (const path of Object.values(guides)) {
      const [, check = ''] = read(path).split('<!-- command check -->');
      for (const code of Object.values(exitStatus)) expect(check, path).toMatch(new RegExp(`\\b${code}\\u00a0?:`, 'u'));
    }
  });

  it.each([
    [guides.fr, 'Hôtes à ouvrir'],
    [guides.en, 'Hosts to open'],
  ])('%s names every setting that makes Escale ask another host', (path, heading) => {
    const [, section = ''] =
      read(path)
        .split(/^## /mu)
        .filter((part) => part.startsWith(heading))[0]
        ?.split('\n\n') ?? [];
    const addresses = settings().flatMap(({ key }) => (/(?:Url|[hH]osts|Tiles|\.address)$/u.test(key) ? [key] : []));
    expect(addresses).toEqual(expect.arrayContaining(['apiBaseUrl', 'updates.address']));
    for (const key of addresses) expect(section).toContain(`\`${key}\``);
  });

  it('name packages as the packager does', () => {
    const { artifactName, productName } = readConfiguration();
    const nameOf = (os: string, arch: string, ext: string): string => {
      const values: Record<string, string> = { productName: productName ?? '', version: 'VERSION', os, arch, ext };
      return (artifactName ?? '').replace(/\$\{(\w+)\}/g, (_, key: string) => values[key] ?? '');
    };
    expect(packageNames).toEqual({
      msi: nameOf('win', 'x64', 'msi'),
      pkg: nameOf('mac', 'arm64', 'pkg'),
      // Debian has names of its own for processors.
      deb: nameOf('linux', 'amd64', 'deb'),
    });
  });

  it('do not render a region that nobody knows', () => {
    expect(() => renderGuide('<!-- command fly -->\n<!-- end -->')).toThrow('no region "command fly"');
  });
});

describe('what changes for IT', () => {
  const page = '# Changes\n\n## 1.10.0\n\n- Ten.\n\n## 1.1.0\n\n- One.\n\n## 1.0.0\n';

  it('has a section for the version of the package', () => {
    const { version } = JSON.parse(read('package.json'));
    expect(changesOf(version, read('docs/it-changes.md'))).toContain('- ');
  });

  it('is the section of that very version', () => {
    expect(changesOf('1.1.0', page)).toBe('- One.');
  });

  it('says from which version on no fault of security is known', () => {
    expect(secureFrom(page)).toBeUndefined();
    const mended = page.replace('- One.', '- **Security**: Chromium 150.\n- One.');
    expect(secureFrom(mended)).toBe('1.1.0');
    expect(secureFrom(mended.replace('- Ten.', '- **Security**: more.'))).toBe('1.10.0');
  });

  it.each(['1.0.0', '2.0.0', '1.1'])('stops a release that says nothing: %s', (version) => {
    expect(() => changesOf(version, page)).toThrow(`says nothing about ${version}`);
  });
});
