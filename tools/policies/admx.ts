import { z } from 'zod';
import { element, printDocument, type XmlElement } from '../xml/tree.ts';
import type { Category } from './examples.ts';
import { registryKey } from './registry.ts';
import { categoriesOf, type Setting } from './settings.ts';

/** Namespace of the format, for definitions and texts alike. */
export const ADMX = 'http://schemas.microsoft.com/GroupPolicy/2006/07/PolicyDefinitions';
/** Version of the format. */
export const FORMAT = '1.0';

/** Lengths that a text box takes where the schema has none: those of an address, and of a list of objects. */
const longest = { text: 2048, json: 16_384 };

/** Names of the definitions: letters, digits and `_`. */
export const ids = {
  supported: 'supported',
  root: 'category_Escale',
  category: (category: Category) => `category_${category}`,
  policy: ({ path }: Setting) => path.join('_'),
  help: (setting: Setting) => `${ids.policy(setting)}_help`,
  choice: (setting: Setting, choice: string) => `${ids.policy(setting)}_choice_${choice}`,
  element: (setting: Setting) => `${ids.policy(setting)}_value`,
};
const text = (id: string): string => `$(string.${id})`;

/**
 * The policy definitions of Windows for the given settings: of the computer only, so that no value of a person can win.
 *
 * @param revision version of the definitions, `major.minor`
 */
export function admx(settings: readonly Setting[], revision: string): string {
  const categories = categoriesOf(settings).map((category) =>
    element('category', { name: ids.category(category), displayName: text(ids.category(category)) }, [
      element('parentCategory', { ref: ids.root }),
    ]),
  );
  const definition = element('definition', { name: ids.supported, displayName: text(ids.supported) });
  const root = element('policyDefinitions', { revision, schemaVersion: FORMAT }, [
    element('policyNamespaces', {}, [element('target', { prefix: 'escale', namespace: 'Escale.Policies' })]),
    element('resources', { minRequiredRevision: revision }),
    element('supportedOn', {}, [element('definitions', {}, [definition])]),
    element('categories', {}, [element('category', { name: ids.root, displayName: text(ids.root) }), ...categories]),
    element('policies', {}, settings.map(policyOf)),
  ]);
  return printDocument(root, ADMX);
}

function policyOf(setting: Setting): XmlElement {
  const name = ids.policy(setting);
  const isSwitch = setting.kind === 'boolean';
  const attributes = {
    name,
    class: 'Machine',
    displayName: text(name),
    explainText: text(ids.help(setting)),
    presentation: isSwitch ? undefined : `$(presentation.${name})`,
    key: registryKey(setting),
    valueName: isSwitch ? setting.path.at(-1) : undefined,
  };
  const value = (number: number) => [element('decimal', { value: number })];
  return element('policy', attributes, [
    element('parentCategory', { ref: ids.category(setting.category) }),
    element('supportedOn', { ref: ids.supported }),
    ...(isSwitch
      ? [element('enabledValue', {}, value(1)), element('disabledValue', {}, value(0))]
      : [element('elements', {}, [elementOf(setting)])]),
  ]);
}

function elementOf(setting: Setting): XmlElement {
  const { kind, path, limits, choices, schema } = setting;
  const named = { id: ids.element(setting), valueName: path.at(-1) };
  switch (kind) {
    case 'integer':
      return element('decimal', { ...named, required: true, minValue: limits.minimum, maxValue: limits.maximum });
    case 'choice': {
      const items = Object.keys(choices).map((choice) =>
        element('item', { displayName: text(ids.choice(setting, choice)) }, [
          element('value', {}, [element('string', {}, choice)]),
        ]),
      );
      return element('enum', { ...named, required: true }, items);
    }
    case 'list':
      // Without a prefix a value would be named by its own text, rather than 1, 2, 3…
      return element('list', { id: named.id, key: registryKey(setting), valuePrefix: '' });
    default: {
      const maxLength = limits.maxLength ?? (kind === 'json' ? longest.json : longest.text);
      return element('text', { ...named, required: z.safeParse(schema, '').success ? undefined : true, maxLength });
    }
  }
}
