import { expect, test } from 'vitest';
import { darkTheme, lightTheme } from '#renderer/app/theme/themes.ts';

/** Relative luminance and contrast as WCAG 2 defines them. */
function luminance(hex: string): number {
  const full = hex.length === 4 ? hex.replaceAll(/[\da-f]/gi, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(full.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

test.each([
  ['light', lightTheme],
  ['dark', darkTheme],
] as const)('brand colours reach the contrast required for small text (%s)', (_, theme) => {
  const pairs = [
    [theme.colorNeutralForegroundOnBrand, theme.colorBrandBackground],
    [theme.colorNeutralForegroundOnBrand, theme.colorBrandBackgroundHover],
    [theme.colorBrandForeground1, theme.colorNeutralBackground1],
    [theme.colorBrandForeground1, theme.colorBrandBackground2],
    [theme.colorBrandForeground2, theme.colorBrandBackground2],
    [theme.colorBrandForegroundLink, theme.colorNeutralBackground1],
    [theme.colorBrandForegroundLinkHover, theme.colorNeutralBackground1],
    [theme.colorBrandForegroundLink, theme.colorNeutralBackground3],
    [theme.colorNeutralForeground2, theme.colorNeutralBackground3],
    [theme.colorNeutralForeground3, theme.colorNeutralBackground1],
  ] as const;
  for (const [text, ground] of pairs) {
    expect(contrast(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  }
});

test('the contrast is computed correctly', () => {
  expect(contrast('#fff', '#000000')).toBeCloseTo(21);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});
