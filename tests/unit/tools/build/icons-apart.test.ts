import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withIconsApart } from '../../../../tools/build/icons-apart.ts';

test('each icon is imported from its own file, whatever its name has before its size and weight', () => {
  const code = `import {
  AddRegular,
  ArrowSort20Filled as Sort,
  type FluentIcon,
  TextNumberListLtrRegular,
  bundleIcon,
} from "@fluentui/react-icons";`;
  expect(withIconsApart(code)).toBe(
    [
      "import { AddRegular } from '@fluentui/react-icons/svg/add'",
      "import { ArrowSort20Filled as Sort } from '@fluentui/react-icons/svg/arrow-sort'",
      "import { type FluentIcon, bundleIcon } from '@fluentui/react-icons'",
      "import { TextNumberListLtrRegular } from '@fluentui/react-icons/svg/text-number-list-ltr';",
    ].join('; '),
  );
});

test('two icons of one file are one import', () => {
  expect(withIconsApart("import { EyeOffRegular, EyeOffFilled } from '@fluentui/react-icons'")).toBe(
    "import { EyeOffRegular, EyeOffFilled } from '@fluentui/react-icons/svg/eye-off'",
  );
});

test.each([
  "import type { FluentIcon } from '@fluentui/react-icons';",
  "import { UnheardOfRegular } from '@fluentui/react-icons';",
  "import { AddRegular } from '@fluentui/react-components';",
])('what is no icon of the library stays as it is: %s', (code) => {
  expect(withIconsApart(code)).toBe(code);
});

test('no icon of the application is drawn from the index of the library', () => {
  const written = globSync('src/renderer/**/*.{ts,tsx}').map((file) => withIconsApart(readFileSync(file, 'utf8')));
  const left = written.flatMap((code) => [...code.matchAll(/import \{([^}]*)\} from '@fluentui\/react-icons'/g)]);
  expect(written.join('').match(/@fluentui\/react-icons\/svg\//g)?.length).toBeGreaterThan(100);
  expect(left.map(([, names]) => names?.trim()).filter((names) => names !== 'type FluentIcon')).toEqual([]);
});
