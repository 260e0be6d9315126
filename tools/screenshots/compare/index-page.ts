import { comparedScreens } from './screens.ts';

/** The page that lists the sheets. `before` is the earlier commit with its day; days as `2026-01-31`. */
export function indexPage({ before, day }: { before: string; day: string }): string {
  const line = ({ name, path, account }: (typeof comparedScreens)[number]) =>
    `| [${name}](${name}.webp) | \`${path}\` | ${account ?? ''} |`;
  return `# Before and after

Every screen before the interface had one look, and after: at 1280 × 800 and 1920 × 1080 pixels, light and dark, on the
same made-up data. A screen that did not exist says « n’existait pas ».

- Before: commit \`${before}\`
- After: as of ${day}
- Taken by \`npm run screenshots -- --compare FOLDER --keep\`, where FOLDER is a built checkout of the commit
  before.

| Screen | Address | Signed in as |
|---|---|---|
${comparedScreens
  .toSorted((left, right) => left.name.localeCompare(right.name, 'en'))
  .map(line)
  .join('\n')}
`;
}
