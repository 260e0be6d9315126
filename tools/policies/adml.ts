import type { Locale } from '#shared/preferences.ts';
import { ADMX, categoriesOf, FORMAT, ids } from './admx.ts';
import { explanation, phrases } from './phrases.ts';
import { plain } from './plain.ts';
import { type Setting, written } from './settings.ts';
import { printDocument, type Xml, xml } from './xml.ts';

/**
 * The texts of the policy definitions in one language.
 *
 * @param revision version of the definitions, `major.minor`
 */
export function adml(settings: readonly Setting[], language: Locale, revision: string): string {
  const root = xml('policyDefinitionResources', { revision, schemaVersion: FORMAT }, [
    xml('displayName', {}, 'Escale'),
    xml('description', {}, phrases.description[language]),
    xml('resources', {}, [
      xml('stringTable', {}, strings(settings, language)),
      xml('presentationTable', {}, settings.filter(({ kind }) => kind !== 'boolean').map(presentationIn(language))),
    ]),
  ]);
  return printDocument(root, ADMX);
}

function strings(settings: readonly Setting[], language: Locale): Xml[] {
  const texts: [id: string, text: string][] = [
    [ids.supported, phrases.supported[language]],
    [ids.root, 'Escale'],
    ...categoriesOf(settings).map((category): [string, string] => [ids.category(category), category.name[language]]),
    ...settings.flatMap((setting): [string, string][] => [
      [ids.policy(setting), setting.name[language]],
      [ids.help(setting), explanation(setting, language)],
      ...Object.entries(setting.choices).map(([choice, name]): [string, string] => [
        ids.choice(setting, choice),
        name[language],
      ]),
    ]),
  ];
  return texts.map(([id, text]) => xml('string', { id }, plain(text)));
}

const presentationIn =
  (language: Locale) =>
  (setting: Setting): Xml =>
    xml('presentation', { id: ids.policy(setting) }, [control(setting, language)]);

/** The control in which an administrator gives the value, with the default of the setting in it. */
function control(setting: Setting, language: Locale): Xml {
  const { kind, choices, fallback } = setting;
  const refId = ids.element(setting);
  const label = setting.name[language];
  const value = 'value' in fallback ? fallback.value : undefined;
  switch (kind) {
    case 'integer':
      return xml('decimalTextBox', { refId, defaultValue: written(value), spin: false }, label);
    case 'choice':
      return xml(
        'dropdownList',
        { refId, noSort: true, defaultItem: Object.keys(choices).indexOf(written(value)) },
        label,
      );
    case 'list':
      return xml('listBox', { refId }, label);
    default: {
      const defaults = value === undefined ? [] : [xml('defaultValue', {}, written(value))];
      return xml('textBox', { refId }, [xml('label', {}, label), ...defaults]);
    }
  }
}
