/**
 * The colours of the application by what they are for, each in its light and its dark value. `themes.ts` derives
 * Fluent's tokens from them, so that a colour is written here and nowhere else. A test measures the contrast of every
 * pair that is drawn.
 */
export const palette = {
  /** Ground of pages with cards. */
  canvas: ['#f4f7f8', '#0e161a'],
  /** Cards, lists, fields, the top bar. */
  surface: ['#ffffff', '#152026'],
  surfaceHover: ['#f3f5f6', '#1f2b31'],
  surfacePressed: ['#e9eef0', '#26343b'],
  /** Menus, dialogs, the calendar: what floats. */
  raised: ['#ffffff', '#1d2a31'],
  /** Heads of tables, columns of the board, quotes. */
  sunken: ['#edf2f4', '#101a1f'],
  /** The side menu. */
  side: ['#e9eff1', '#0a1115'],
  sideHover: ['#dee6e9', '#151f24'],
  /** Separators. */
  line: ['#dde5e8', '#26353d'],
  /** Borders of controls. */
  border: ['#c3d0d5', '#3a4c55'],
  /** Boxes, switches, the foot of fields: what has to be seen to be used. */
  edge: ['#71828a', '#7d929c'],
  text: ['#13232a', '#e8eff2'],
  textSecondary: ['#3f5159', '#b7c5cc'],
  textLabel: ['#566871', '#98a9b2'],
  /** The primary button and progress. */
  brand: ['#176f86', '#1b7790'],
  brandHover: ['#125a6e', '#1e7e98'],
  brandPressed: ['#0e4453', '#176f86'],
  onBrand: ['#ffffff', '#ffffff'],
  /** Links and what is chosen. */
  brandText: ['#115f75', '#6cc7de'],
  brandTextHover: ['#0e4453', '#9bd8e8'],
  brandSoft: ['#e0eff3', '#11333e'],
  brandSoftHover: ['#d3e7ed', '#164150'],
  brandLine: ['#a9d0db', '#22596a'],
  ok: ['#17693a', '#74cf94'],
  okSoft: ['#e3f3e8', '#12301e'],
  okLine: ['#aed8bd', '#245a39'],
  okFill: ['#2c8a53', '#3fa468'],
  warn: ['#834600', '#f2b964'],
  warnSoft: ['#fdf0dc', '#33260f'],
  warnLine: ['#ebcb98', '#66491b'],
  warnFill: ['#d07a0c', '#d98b22'],
  bad: ['#ad2118', '#ff9f97'],
  badSoft: ['#fceae8', '#3b1916'],
  badLine: ['#efbcb7', '#74302a'],
  badFill: ['#c8372d', '#e0564b'],
  /** Volunteers and their driving, nowhere else. */
  plum: ['#64389a', '#caaef3'],
  plumSoft: ['#f0e9f8', '#2b2040'],
  plumLine: ['#d3c0ea', '#51396f'],
  plumFill: ['#7d52b3', '#9a73cf'],
  /** Neutral badges; carpoolers on maps. */
  slate: ['#43565f', '#b7c5cc'],
  slateSoft: ['#e8eef1', '#223039'],
  slateLine: ['#cbd7dc', '#3a4c55'],
  slateFill: ['#566871', '#6a808b'],
  /** The icon of the status of a solidary record. */
  recordStatus: ['#0f6cbd', '#62abf5'],
  /** The outline of what has the focus, and the ring inside it. */
  focus: ['#0b2b36', '#ffffff'],
  focusInner: ['#ffffff', '#0e161a'],
  mapLand: ['#ffffff', '#1b2930'],
  mapSea: ['#e3edf1', '#0f191e'],
  mapLine: ['#d3dee3', '#2a3b44'],
  mapEdge: ['#9fb3bc', '#4c626d'],
  mapWater: ['#a9cfe0', '#2c5568'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

export type ColorName = keyof typeof palette;

/** The colours of one theme. */
export type Colors = Readonly<Record<ColorName, string>>;

const colorsOf = (at: 0 | 1): Colors =>
  // Every name of the palette is kept.
  Object.fromEntries(Object.entries(palette).map(([name, pair]) => [name, pair[at]])) as Record<ColorName, string>;

export const lightColors: Colors = colorsOf(0);
export const darkColors: Colors = colorsOf(1);
