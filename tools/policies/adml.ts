import type { Locale } from '#shared/preferences.ts';
import { texts } from '../locales/texts.ts';
import { element, printDocument, type XmlElement } from '../xml/tree.ts';
import { ADMX, FORMAT, ids } from './admx.ts';
import { explanation } from './explanation.ts';
import { plain } from './plain.ts';
import { categoriesOf, type Setting, written } from './settings.ts';

/**
 * The texts of the policy definitions in one language.
 *
 * @param revision version of the definitions, `major.minor`
 */
export function adml(settings: readonly Setting[], language: Locale, revision: string): string {
  const root = element('policyDefinitionResources', { revision, schemaVersion: FORMAT }, [
    element('displayName', {}, 'Escale'),
    element('description', {}, texts(language)('policies:description')),
    element('resources', {}, [
      element('stringTable', {}, strings(settings, language)),
      element('presentationTable', {}, settings.filter(({ kind }) => kind !== 'boolean').map(presentationIn(language))),
    ]),
  ]);
  return printDocument(root, ADMX);
}

function strings(settings: readonly Setting[], language: Locale): XmlElement[] {
  const text = texts(language);
  const strings: [id: string, text: string][] = [
    [ids.supported, text('policies:supported')],
    [ids.root, 'Escale'],
    ...categoriesOf(settings).map((category): [string, string] => [
      ids.category(category),
      text(`policies:categories.${category}`),
    ]),
    ...settings.flatMap((setting): [string, string][] => [
      [ids.policy(setting), setting.name[language]],
      [ids.help(setting), explanation(setting, language)],
      ...Object.entries(setting.choices).map(([choice, name]): [string, string] => [
        ids.choice(setting, choice),
        name[language],
      ]),
    ]),
  ];
  return strings.map(([id, string]) => element('string', { id }, plain(string)));
}

const presentationIn =
  (language: Locale) =>
  (setting: Setting): XmlElement =>
    element('presentation', { id: ids.policy(setting) }, [control(setting, language)]);

/** The control in which an administrator gives the value, with the default of the setting in it. */
function control(setting: Setting, language: Locale): XmlElement {
  const { kind, choices, fallback } = setting;
  const refId = ids.element(setting);
  const label = setting.name[language];
  const value = 'value' in fallback ? fallback.value : undefined;
  switch (kind) {
    case 'integer':
      return element('decimalTextBox', { refId, defaultValue: written(value), spin: false }, label);
    case 'choice':
      return element(
        'dropdownList',
        { refId, noSort: true, defaultItem: Object.keys(choices).indexOf(written(value)) },
        label,
      );
    case 'list':
      return element('listBox', { refId }, label);
    default: {
      const defaults = value === undefined ? [] : [element('defaultValue', {}, written(value))];
      return element('textBox', { refId }, [element('label', {}, label), ...defaults]);
    }
  }
}
