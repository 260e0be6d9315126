import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '#main/app/page-server.ts';
import { downloadsFolder, freePath, uploadPath } from '../../../../tools/browser-shell/files.ts';
import { extendPolicy, injectShell, viewPage } from '../../../../tools/browser-shell/html.ts';

describe('extendPolicy', () => {
  it('keeps the policy of the application and adds only the channel of the shell', () => {
    const extended = extendPolicy(contentSecurityPolicy, '127.0.0.1:4000').split('; ');
    const own = contentSecurityPolicy.split('; ');
    const changed = extended.filter((directive) => !own.includes(directive));
    expect(changed).toEqual([
      "connect-src 'self' ws://127.0.0.1:4000/__shell/ http://127.0.0.1:4000/__shell/",
      'frame-src http://127.0.0.1:4000/__shell/view/',
    ]);
    expect(extended).toHaveLength(own.length + 1);
  });
});

describe('viewPage', () => {
  const { html, policy } = viewPage({ address: 'https://tool.example.org/embed/a"b<c', title: '"><script>' });

  it('allows only the host of the address', () => {
    expect(policy).toContain('frame-src https://tool.example.org;');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
  });

  it('sandboxes the frame and sends it no referrer', () => {
    expect(html).toContain('sandbox="allow-scripts allow-same-origin" referrerpolicy="no-referrer"');
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('a"b<c');
  });
});

describe('injectShell', () => {
  it('inserts the shell before every script of the page', () => {
    const html = '<!doctype html><html><head lang="fr"><script src="/a.js"></script></head></html>';
    const injected = injectShell(html);
    expect(injected.indexOf('preload.js')).toBeLessThan(injected.indexOf('/a.js'));
    expect(injected.indexOf('preload.js')).toBeGreaterThan(injected.indexOf('<head'));
  });
});

describe('freePath', () => {
  it('never names an existing file, and never leaves the folder', () => {
    const folder = mkdtempSync(join(tmpdir(), 'escale-free-'));
    expect(freePath(folder, 'a.csv')).toBe(join(folder, 'a.csv'));
    writeFileSync(join(folder, 'a.csv'), '');
    writeFileSync(join(folder, 'a (2).csv'), '');
    expect(freePath(folder, 'a.csv')).toBe(join(folder, 'a (3).csv'));
    expect(freePath(folder, '../../etc/a.csv')).toBe(join(folder, 'a (3).csv'));
  });
});

describe('uploadPath', () => {
  it('accepts plain names only', () => {
    expect(uploadPath('/up', '0123456789', 'été (1).csv')).toBe(join('/up', '0123456789', 'été (1).csv'));
    for (const name of ['', '.', '..', '../a', 'a/b', 'a\\b', 'a\0b'])
      expect(uploadPath('/up', '0123456789', name)).toBeNull();
    for (const id of ['', '..', 'short', 'a/b/c/d/e/f']) expect(uploadPath('/up', id, 'a.csv')).toBeNull();
  });
});

describe('downloadsFolder', () => {
  it('is the given folder, else the one of the desktop, else the usual one', () => {
    const config = mkdtempSync(join(tmpdir(), 'escale-xdg-'));
    expect(downloadsFolder({ ESCALE_DOWNLOADS: '/here', XDG_CONFIG_HOME: config })).toBe('/here');
    expect(downloadsFolder({ XDG_CONFIG_HOME: config })).toBe(join(homedir(), 'Downloads'));
    mkdirSync(config, { recursive: true });
    writeFileSync(join(config, 'user-dirs.dirs'), '# comment\nXDG_DOWNLOAD_DIR="$HOME/Téléchargements"\n');
    expect(downloadsFolder({ XDG_CONFIG_HOME: config })).toBe(join(homedir(), 'Téléchargements'));
  });
});
