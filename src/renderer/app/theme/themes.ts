import { type BrandVariants, createDarkTheme, createLightTheme, type Theme } from '@fluentui/react-components';
import { type Colors, darkColors, lightColors } from './palette.ts';

/** Fluent's ramp of the brand, for the few tokens that no colour of the palette stands for. */
const brand: BrandVariants = {
  10: '#05191f',
  20: '#082730',
  30: '#0b3642',
  40: '#0e4453',
  50: '#105163',
  60: '#125a6e',
  70: '#115f75',
  80: '#176f86',
  90: '#1b7790',
  100: '#249bbc',
  110: '#30afd2',
  120: '#6cc7de',
  130: '#78c4d8',
  140: '#9bd8e8',
  150: '#c0dfe8',
  160: '#e0eff3',
};

/** Tokens beside Fluent's, as custom properties of the same kind: `var(--colorRaised)`. */
const ownTokens = (colors: Colors) => ({
  colorRaised: colors.raised,
  colorVolunteerForeground1: colors.plum,
  colorVolunteerBackground1: colors.plumSoft,
  colorVolunteerBorder1: colors.plumLine,
  colorVolunteerFill: colors.plumFill,
  colorNeutralBadgeForeground1: colors.slate,
  colorNeutralBadgeBackground1: colors.slateSoft,
  colorNeutralBadgeBorder1: colors.slateLine,
  colorNeutralBadgeFill: colors.slateFill,
  colorRecordStatus: colors.recordStatus,
  colorMapLand: colors.mapLand,
  colorMapSea: colors.mapSea,
  colorMapLine: colors.mapLine,
  colorMapEdge: colors.mapEdge,
  colorMapWater: colors.mapWater,
});

export type AppTheme = Theme & ReturnType<typeof ownTokens>;

/** The font of the system; on Linux the one whose widths are nearest to those of the others. */
const fontFamilyBase = "'Segoe UI', -apple-system, BlinkMacSystemFont, Roboto, 'Liberation Sans', sans-serif";

/** Puts the colours of the palette in the place of Fluent's. */
const derive = (base: Theme, colors: Colors): AppTheme => ({
  ...base,
  ...ownTokens(colors),
  fontFamilyBase,
  colorNeutralBackground1: colors.surface,
  colorNeutralBackground1Hover: colors.surfaceHover,
  colorNeutralBackground1Pressed: colors.surfacePressed,
  colorNeutralBackground1Selected: colors.brandSoft,
  colorNeutralBackground2: colors.canvas,
  colorNeutralBackground2Hover: colors.surfaceHover,
  colorNeutralBackground3: colors.sunken,
  colorNeutralBackground4: colors.side,
  colorNeutralBackground4Hover: colors.sideHover,
  colorNeutralBackground6: colors.slateSoft,
  colorSubtleBackgroundHover: colors.surfaceHover,
  colorSubtleBackgroundPressed: colors.surfacePressed,
  colorSubtleBackgroundSelected: colors.surfacePressed,
  colorNeutralCardBackground: colors.surface,
  colorNeutralCardBackgroundHover: colors.surfaceHover,
  colorNeutralStroke1: colors.border,
  colorNeutralStroke1Hover: colors.edge,
  colorNeutralStroke2: colors.line,
  colorNeutralStroke3: colors.line,
  colorNeutralStrokeAccessible: colors.edge,
  colorNeutralStrokeAccessibleHover: colors.textLabel,
  colorNeutralStrokeAccessibleSelected: colors.brandText,
  colorNeutralForeground1: colors.text,
  colorNeutralForeground1Hover: colors.text,
  colorNeutralForeground1Pressed: colors.text,
  colorNeutralForeground1Selected: colors.text,
  colorNeutralForeground2: colors.textSecondary,
  colorNeutralForeground2Hover: colors.text,
  colorNeutralForeground2Pressed: colors.text,
  colorNeutralForeground2Selected: colors.text,
  colorNeutralForeground2BrandHover: colors.brandText,
  colorNeutralForeground2BrandPressed: colors.brandText,
  colorNeutralForeground2BrandSelected: colors.brandText,
  colorNeutralForeground3: colors.textLabel,
  colorNeutralForeground3Hover: colors.textSecondary,
  colorNeutralForeground3Pressed: colors.textSecondary,
  colorNeutralForeground3Selected: colors.textSecondary,
  colorNeutralForeground4: colors.textLabel,
  colorNeutralForegroundOnBrand: colors.onBrand,
  colorBrandBackground: colors.brand,
  colorBrandBackgroundHover: colors.brandHover,
  colorBrandBackgroundPressed: colors.brandPressed,
  colorBrandBackgroundSelected: colors.brandHover,
  colorBrandBackground2: colors.brandSoft,
  colorBrandBackground2Hover: colors.brandSoftHover,
  colorBrandForeground1: colors.brandText,
  colorBrandForeground2: colors.brandText,
  colorBrandForeground2Hover: colors.brandTextHover,
  colorBrandForegroundLink: colors.brandText,
  colorBrandForegroundLinkHover: colors.brandTextHover,
  colorBrandForegroundLinkPressed: colors.brandTextHover,
  colorBrandForegroundLinkSelected: colors.brandText,
  colorBrandStroke1: colors.brandText,
  colorBrandStroke2: colors.brandLine,
  colorCompoundBrandBackground: colors.brandText,
  colorCompoundBrandBackgroundHover: colors.brandTextHover,
  colorCompoundBrandBackgroundPressed: colors.brandTextHover,
  colorCompoundBrandForeground1: colors.brandText,
  colorCompoundBrandForeground1Hover: colors.brandTextHover,
  colorCompoundBrandForeground1Pressed: colors.brandTextHover,
  colorCompoundBrandStroke: colors.brandText,
  colorCompoundBrandStrokeHover: colors.brandTextHover,
  colorStatusSuccessForeground1: colors.ok,
  colorStatusSuccessBackground1: colors.okSoft,
  colorStatusSuccessBorder1: colors.okLine,
  colorStatusSuccessBorder2: colors.okFill,
  colorStatusSuccessBorderActive: colors.okFill,
  colorStatusSuccessBackground3: colors.okFill,
  colorStatusWarningForeground1: colors.warn,
  colorStatusWarningForeground3: colors.warn,
  colorStatusWarningBackground1: colors.warnSoft,
  colorStatusWarningBorder1: colors.warnLine,
  colorStatusWarningBorder2: colors.warnFill,
  colorStatusWarningBorderActive: colors.warnFill,
  colorStatusWarningBackground3: colors.warnFill,
  colorStatusDangerForeground1: colors.bad,
  colorStatusDangerForeground3: colors.bad,
  colorStatusDangerBackground1: colors.badSoft,
  colorStatusDangerBorder1: colors.badLine,
  colorStatusDangerBorder2: colors.badFill,
  colorStatusDangerBorderActive: colors.badFill,
  colorStatusDangerBackground3: colors.badFill,
  // Fluent writes the messages of its fields with these.
  colorPaletteRedForeground1: colors.bad,
  colorPaletteRedForeground3: colors.bad,
  colorStrokeFocus1: colors.focusInner,
  colorStrokeFocus2: colors.focus,
});

export const lightTheme: AppTheme = derive(createLightTheme(brand), lightColors);
export const darkTheme: AppTheme = derive(createDarkTheme(brand), darkColors);

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
