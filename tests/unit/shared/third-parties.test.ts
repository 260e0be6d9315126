import { expect, it } from 'vitest';
import { condense, expand, type ThirdParty, thirdPartyFile } from '#shared/third-parties.ts';

const entry = (name: string, text: string): ThirdParty => ({
  name,
  version: '1.0.0',
  within: null,
  licence: 'MIT',
  source: `https://example.org/${name}`,
  text,
});

it('the list of third parties holds a paragraph of many licences once, and gives each its whole text', () => {
  const list = [entry('a', 'Copyright A\n\nPermission…\n\nTHE SOFTWARE…'), entry('b', 'Copyright B\n\nPermission…')];
  const written = condense(list);
  expect(written.paragraphs).toEqual(['Copyright A', 'Permission…', 'THE SOFTWARE…', 'Copyright B']);
  expect(expand(thirdPartyFile.parse(JSON.parse(JSON.stringify(written))))).toEqual(list);
});
