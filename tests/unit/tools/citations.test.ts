import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/**
 * A page of docs/screens or docs/platform, with the section (`§5`, `B2`) or the name (`, AdminUser`) it is cited for.
 */
const CITATION =
  /(docs\/(?:screens|platform)\/[\w-]+\.(?:md|yaml))(?: (§\d+(?:\.\d+)?|[A-H]\d?\b)|, ((?:[A-Z][A-Za-z]+|[a-z]+[A-Z]\w+|admin\/[\w/]+)\b))?/g;

interface Citation {
  file: string;
  page: string;
  section: string | undefined;
  name: string | undefined;
}

/** Comments wrap: a citation may go on in the next line. */
const unwrapped = (text: string): string => text.replaceAll(/\n\s*(?:\*|\/\/) ?/g, ' ');

const citations: Citation[] = globSync('{src,tests,tools,bench}/**/*.{ts,tsx,mjs,css}').flatMap((file) =>
  [...unwrapped(readFileSync(file, 'utf8')).matchAll(CITATION)].map(([, page = '', section, name]) => ({
    file,
    page,
    section,
    name,
  })),
);

/** `5` of `## 5. Users`, `5.2` of `### 5.2 Time windows`, `B2` of `### B2. Form`. */
const headings = (page: string): (string | undefined)[] =>
  [...readFileSync(page, 'utf8').matchAll(/^#+ ([A-H]\d?|\d+(?:\.\d+)?)[. ]/gm)].map(([, number]) => number);

const leads = ({ page, section, name }: Citation): boolean =>
  existsSync(page) &&
  (section === undefined || headings(page).includes(section.replace('§', ''))) &&
  (name === undefined || readFileSync(page, 'utf8').includes(name));

describe('the text that comments cite', () => {
  it('is in the pages of this repository', () => {
    expect(citations.length).toBeGreaterThan(300);
    expect(citations.filter((citation) => !leads(citation))).toEqual([]);
  });
});
