import type { PolicyKind } from '#shared/policies/policies.ts';
import type { Locale } from '#shared/preferences.ts';
import type { Setting } from './settings.ts';
import type { Bilingual } from './texts/types.ts';

/** Sentences that are the same for every setting. */
export const phrases = {
  description: {
    fr: 'Réglages d’Escale pour tout l’ordinateur. Ils l’emportent, clé par clé, sur ceux du fichier de configuration.',
    en: 'Settings of Escale for the whole computer. They take precedence, key by key, over the configuration file.',
  },
  supported: { fr: 'Escale pour Windows', en: 'Escale for Windows' },
  key: { fr: 'Clé : ', en: 'Key: ' },
  values: { fr: 'Valeurs : ', en: 'Values: ' },
  fallback: { fr: 'Par défaut : ', en: 'Default: ' },
  example: { fr: 'Exemple : ', en: 'Example: ' },
  registry: { fr: 'Registre : ', en: 'Registry: ' },
  unset: {
    fr: 'Non configuré : le fichier de configuration décide, puis ce que l’installation a reçu, le fichier du paquet et la valeur par défaut.',
    en: 'Not configured: the configuration file decides, then what the installer was given, the file of the package and the default.',
  },
  disabledSwitch: { fr: 'Activé : true. Désactivé : false.', en: 'Enabled: true. Disabled: false.' },
  disabledOther: { fr: 'Désactivé : comme « Non configuré ».', en: 'Disabled: as “Not configured”.' },
} satisfies Readonly<Record<string, Bilingual>>;

const kinds: Readonly<Record<PolicyKind, Bilingual>> = {
  boolean: { fr: '`true`, `false`', en: '`true`, `false`' },
  integer: { fr: 'nombre entier', en: 'whole number' },
  text: { fr: 'texte', en: 'text' },
  choice: { fr: '', en: '' },
  list: { fr: 'liste de textes', en: 'list of texts' },
  json: { fr: 'liste d’objets, en JSON', en: 'list of objects, in JSON' },
};

/** The values that a setting takes, with code between backticks. */
export function valuesIn({ kind, limits, choices }: Setting, language: Locale): string {
  const { minimum, maximum, maxLength } = limits;
  if (kind === 'choice')
    return Object.keys(choices)
      .map((choice) => `\`${choice}\``)
      .join(', ');
  if (kind === 'integer') return language === 'fr' ? `${minimum} à ${maximum}` : `${minimum} to ${maximum}`;
  if (kind !== 'text' || maxLength === undefined) return kinds[kind][language];
  return language === 'fr' ? `texte, ${maxLength} caractères au plus` : `text, at most ${maxLength} characters`;
}
