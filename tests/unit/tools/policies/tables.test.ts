import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { policies } from '#shared/policies/policies.ts';
import { locales } from '#shared/preferences.ts';
import { keysPage, settingsTables, withTables } from '../../../../tools/policies/tables.ts';

const page = readFileSync(keysPage, 'utf8');

describe('the tables of settings', () => {
  it('of the page of all keys are those of the settings: tools/policies/write-tables.ts writes them', () => {
    expect(page).toBe(withTables(page));
  });

  it('have every setting once, and their number', () => {
    const rows = page.match(/(?<=^\| `)[\w.]+(?=` \|)/gmu) ?? [];
    expect(rows.toSorted()).toEqual(
      policies()
        .map(({ key }) => key as string)
        .toSorted(),
    );
    expect(page).toContain(`${policies().length} settings, each with its policy.`);
  });

  it.each(locales)('have four cells in each row, in %s', (language) => {
    const rows = settingsTables(language).match(/^\|.*\|$/gmu) ?? [];
    expect(rows.length).toBeGreaterThan(policies().length);
    expect(rows.filter((cells) => cells.split(/(?<!\\)\|/u).length !== 6)).toEqual([]);
  });

  it('replace what stood between the marks', () => {
    const written = withTables('Before\n<!-- settings fr -->\nformer table\n<!-- end -->\nAfter');
    expect(written).toMatch(/^Before\n<!-- settings fr -->\n\n\d+ réglages/u);
    expect(written).toMatch(/\n\n<!-- end -->\nAfter$/u);
    expect(written).not.toContain('former table');
    expect(withTables(written)).toBe(written);
  });

  it('refuse a region that is none of theirs', () => {
    expect(() => withTables('<!-- command check -->\n<!-- end -->')).toThrow('has no region "command check"');
  });
});
