import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { darkTheme, lightTheme, statusTextTokens } from '#renderer/app/theme/themes.ts';

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

/** The themes, with Fluent's names of the tokens. */
const themes = [
  ['light', lightTheme],
  ['dark', darkTheme],
] as const;

/** Every ground that text stands on. */
const grounds = [
  'colorNeutralBackground1',
  'colorNeutralBackground1Hover',
  'colorNeutralBackground1Selected',
  'colorNeutralBackground2',
  'colorNeutralBackground3',
  'colorNeutralBackground4',
  'colorRaised',
] as const;

/** The smallest contrast of text and of what has to be seen to be used (WCAG 1.4.3 and 1.4.11). */
const [ofText, ofGraphics] = [4.5, 3];

test.each(themes)('text is readable on every ground (%s)', (_, theme) => {
  const texts = [
    'colorNeutralForeground1',
    'colorNeutralForeground2',
    'colorNeutralForeground3',
    'colorBrandForeground1',
    'colorBrandForeground2',
    'colorBrandForegroundLink',
    'colorBrandForegroundLinkHover',
    'colorCompoundBrandForeground1',
    'colorVolunteerForeground1',
    'colorNeutralBadgeForeground1',
  ] as const;
  for (const text of texts) {
    for (const ground of grounds) {
      expect(contrast(theme[text], theme[ground]), `${text} on ${ground}`).toBeGreaterThanOrEqual(ofText);
    }
  }
});

test.each(themes)('text is readable on the ground of its own colour (%s)', (_, theme) => {
  const pairs = [
    ['colorNeutralForegroundOnBrand', 'colorBrandBackground'],
    ['colorNeutralForegroundOnBrand', 'colorBrandBackgroundHover'],
    ['colorNeutralForegroundOnBrand', 'colorBrandBackgroundPressed'],
    ['colorNeutralForegroundInverted', 'colorCompoundBrandBackground'],
    ['colorBrandForeground1', 'colorBrandBackground2'],
    ['colorBrandForeground2', 'colorBrandBackground2'],
    ['colorBrandForeground2Hover', 'colorBrandBackground2Hover'],
    ['colorNeutralForeground1', 'colorBrandBackground2'],
    ['colorVolunteerForeground1', 'colorVolunteerBackground1'],
    ['colorNeutralBadgeForeground1', 'colorNeutralBadgeBackground1'],
    ['colorNeutralForeground2', 'colorMapLand'],
    ['colorNeutralForeground2', 'colorMapSea'],
  ] as const;
  for (const [text, ground] of pairs) {
    expect(contrast(theme[text], theme[ground]), `${text} on ${ground}`).toBeGreaterThanOrEqual(ofText);
  }
});

test.each(themes)('what has to be seen to be used stands out from its ground (%s)', (_, theme) => {
  const graphics = [
    'colorNeutralStrokeAccessible',
    'colorCompoundBrandStroke',
    'colorCompoundBrandBackground',
    'colorCompoundBrandBackgroundHover',
    'colorStatusSuccessBackground3',
    'colorStatusWarningBackground3',
    'colorStatusDangerBackground3',
    'colorVolunteerFill',
    'colorNeutralBadgeFill',
    'colorRecordStatus',
    'colorStrokeFocus2',
  ] as const;
  for (const graphic of graphics) {
    for (const ground of ['colorNeutralBackground1', 'colorNeutralBackground2', 'colorRaised'] as const) {
      expect(contrast(theme[graphic], theme[ground]), `${graphic} on ${ground}`).toBeGreaterThanOrEqual(ofGraphics);
    }
  }
});

test.each(themes)('text in the colour of a state is readable on cards, pages and its own ground (%s)', (_, theme) => {
  for (const token of [...statusTextTokens, 'colorPaletteRedForeground1'] as const) {
    for (const ground of [
      'colorNeutralBackground1',
      'colorNeutralBackground2',
      'colorNeutralBackground3',
      'colorStatusSuccessBackground1',
      'colorStatusWarningBackground1',
      'colorStatusDangerBackground1',
    ] as const) {
      expect(contrast(theme[token], theme[ground]), `${token} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test.each(themes)('a badge has the colours of its state (%s)', (_, theme) => {
  const states = [
    ['Green', 'Success'],
    ['Yellow', 'Warning'],
    ['Red', 'Danger'],
  ] as const;
  for (const [palette, state] of states) {
    for (const part of ['Foreground1', 'Background1', 'Border1'] as const) {
      expect(theme[`colorPalette${palette}${part}`]).toBe(theme[`colorStatus${state}${part}`]);
    }
  }
});

test('style sheets write text of a state in the measured colours only', async () => {
  const root = 'src/renderer';
  const names = (await readdir(root, { recursive: true })).filter((name) => name.endsWith('.css'));
  const found = new Map<string, string[]>();
  for (const name of names) {
    const sheet = await readFile(join(root, name), 'utf8');
    for (const [, token = ''] of sheet.matchAll(/(?<![\w-])(?:color|fill):\s*var\(--(color(?:Status|Palette)\w+)\)/g)) {
      found.set(token, [...(found.get(token) ?? []), name]);
    }
  }
  // The names of the sheets stand in the message of a failure.
  const others = [...found].filter(([token]) => !statusTextTokens.some((allowed) => allowed === token));
  expect(others).toEqual([]);
  expect(found.size).toBe(statusTextTokens.length);
});

test('the contrast is computed correctly', () => {
  expect(contrast('#fff', '#000000')).toBeCloseTo(21);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});
