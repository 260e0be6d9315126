import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { locales } from '#shared/preferences.ts';
import { isRouteName, routes } from '#shared/routes.ts';
import { renderUserGuide, userGuides } from '../../../../tools/guide/help.ts';
import { guidePictures } from '../../../../tools/guide/pictures.ts';

describe.each(locales)('the guide for people, in %s', (locale) => {
  const page = readFileSync(userGuides[locale], 'utf8');

  it('says what the help of the screens says (node tools/guide/write.ts)', () => {
    expect(page).toBe(renderUserGuide(locale));
  });

  it('has a chapter for every screen', () => {
    expect(page.match(/^## /gmu)).toHaveLength(routes.length);
  });

  it('shows pictures that the repository keeps, of its own language', () => {
    for (const [route, picture] of Object.entries(guidePictures[locale])) {
      expect(isRouteName(route), route).toBe(true);
      expect(existsSync(`docs/screenshots/${picture}`), picture).toBe(true);
      expect(picture).toContain(`-${locale}-`);
      expect(page).toContain(`](screenshots/${picture})`);
    }
  });
});
