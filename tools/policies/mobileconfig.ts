import { appId } from '#shared/app-id.ts';
import type { Locale } from '#shared/preferences.ts';
import { nameUuid } from '../build/name-uuid.ts';
import { type Bilingual, inBoth, texts } from '../locales/texts.ts';
import { element, printDocument, printElement, type XmlComment, type XmlElement } from '../xml/tree.ts';
import { plain } from './plain.ts';
import { categoriesOf, fallbackIn, type Setting } from './settings.ts';
import { valuesIn } from './values.ts';

const DOCTYPE =
  '<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">\n';
/** The setting that the profile sets as it stands. */
const SET = 'apiBaseUrl';

/**
 * A configuration profile of macOS for the given settings: those besides the address are in comments, each with an
 * example. A group of settings is one comment, since a group may not be valid with some of them missing.
 */
export function mobileconfig(settings: readonly Setting[]): string {
  const payload = dict([
    ...entries({
      PayloadType: appId,
      PayloadIdentifier: `${appId}.settings`,
      PayloadUUID: nameUuid(`${appId}.settings`).toUpperCase(),
      PayloadVersion: 1,
      PayloadDisplayName: 'Escale',
    }),
    ...categoriesOf(settings).flatMap((category) => [
      { comment: joined(inBoth(`policies:categories.${category}`), ' — ') },
      ...groupsOf(settings.filter((setting) => setting.category === category)).flatMap(partsOf),
    ]),
  ]);
  const profile = dict([
    { comment: joined(inBoth('policies:profile'), '\n') },
    ...entries({
      PayloadType: 'Configuration',
      PayloadIdentifier: appId,
      PayloadUUID: nameUuid(appId).toUpperCase(),
      PayloadVersion: 1,
      PayloadScope: 'System',
      PayloadDisplayName: 'Escale',
      PayloadDescription: joined(inBoth('policies:description'), ' '),
    }),
    element('key', {}, 'PayloadContent'),
    element('array', {}, [payload]),
  ]);
  return printDocument(element('plist', { version: '1.0' }, [profile]), null, DOCTYPE);
}

/** Settings that stand in the same key of the payload. */
const groupsOf = (settings: readonly Setting[]): Setting[][] => [
  ...Map.groupBy(settings, ({ path }) => path[0]).values(),
];

function partsOf(group: readonly Setting[]): (XmlElement | XmlComment)[] {
  const nested: Record<string, unknown> = {};
  for (const { path, exampleOnMac } of group) assign(nested, path, exampleOnMac);
  const help = group.map((setting) => ({
    comment: [setting.key, helpIn(setting, 'fr'), helpIn(setting, 'en')].join('\n'),
  }));
  const keys = entries(nested);
  if (group.some(({ key }) => key === SET)) return [...help, ...keys];
  return [...help, { comment: keys.map((part) => printElement(part)).join('\n') }];
}

/** A text in both languages, one after the other. */
const joined = ({ fr, en }: Bilingual, between: string): string => `${fr}${between}${en}`;

const helpIn = (setting: Setting, language: Locale): string =>
  plain(
    [
      `${setting.name[language]}. ${setting.meaning[language]}`,
      `${texts(language)('policies:values', { value: valuesIn(setting, language) })}.`,
      `${texts(language)('policies:fallback', { value: fallbackIn(setting, language) })}.`,
    ].join(' '),
  );

function assign(group: Record<string, unknown>, [name = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    group[name] = value;
    return;
  }
  group[name] ??= {};
  assign(group[name] as Record<string, unknown>, rest, value); // only groups stand above a value
}

const dict = (content: readonly (XmlElement | XmlComment)[]): XmlElement => element('dict', {}, content);

const entries = (values: object): XmlElement[] =>
  Object.entries(values).flatMap(([name, value]) => [element('key', {}, name), valueOfPlist(value)]);

/** A JSON value as an element of a property list. */
function valueOfPlist(value: unknown): XmlElement {
  if (typeof value === 'boolean') return element(String(value));
  if (typeof value === 'number') return element('integer', {}, String(value));
  if (Array.isArray(value)) return element('array', {}, value.map(valueOfPlist));
  if (typeof value === 'object' && value !== null) return dict(entries(value));
  return element('string', {}, String(value));
}
