import { type BrandVariants, createDarkTheme, createLightTheme, type Theme } from '@fluentui/react-components';

/**
 * Petrol blue: white text on 80 and 70, and 110 on dark backgrounds, reach the contrast of WCAG AA (a test measures
 * them).
 */
export const brand: BrandVariants = {
  10: '#05191f',
  20: '#082730',
  30: '#0b3642',
  40: '#0e4453',
  50: '#105163',
  60: '#135d72',
  70: '#156a81',
  80: '#166f87',
  90: '#1d89a8',
  100: '#249bbc',
  110: '#30afd2',
  120: '#54b8d4',
  130: '#78c4d8',
  140: '#9dd1df',
  150: '#c0dfe8',
  160: '#deedf2',
};

export const lightTheme: Theme = createLightTheme(brand);

/**
 * The names of the theme's tokens for what is written or drawn in the colour of a state. Style sheets use these and no
 * other status colour for text: they reach the contrast of WCAG AA on cards and pages in both themes (a test measures
 * them).
 */
export const statusTextTokens = [
  'colorStatusSuccessForeground1',
  'colorStatusWarningForeground1',
  'colorStatusDangerForeground1',
] as const satisfies readonly (keyof Theme)[];

const dark = createDarkTheme(brand);
export const darkTheme: Theme = {
  ...dark,
  // Fluent's own choice for brand text on dark backgrounds is one step too dark for small text.
  colorBrandForeground1: brand[110],
  colorBrandForeground2: brand[120],
  colorBrandForegroundLink: brand[110],
  colorBrandForegroundLinkHover: brand[120],
  colorCompoundBrandForeground1: brand[110],
  colorNeutralForeground2BrandHover: brand[110],
  colorNeutralForeground2BrandSelected: brand[110],
  // The same goes for danger: this is the red of the messages under Fluent's fields.
  colorStatusDangerForeground1: dark.colorPaletteRedForeground1,
};
