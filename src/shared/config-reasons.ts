import { filled, type TextValues } from './filled.ts';
import type { Locale } from './locale.ts';

/**
 * Why a configuration, or one of its values, cannot be used, and what to do about it where that is not plain. Each text
 * follows the name of what it is about. What stands in braces is a value of the reason.
 */
export const configReasons = {
  // A source, of which nothing can be used.
  notUtf8: {
    en: 'is not in UTF-8: save it so (Windows PowerShell writes UTF-16 unless told -Encoding utf8)',
    fr: 'n’est pas en UTF-8 : enregistrez le fichier ainsi (Windows PowerShell écrit en UTF-16 sans -Encoding utf8)',
  },
  notJson: {
    en: 'is not valid JSON from line {line}, column {column} on: check commas, quotes, and that each \\ of a path is doubled',
    fr: 'n’est plus du JSON valide à partir de la ligne {line}, colonne {column} : vérifiez les virgules, les guillemets et que chaque \\ d’un chemin est doublé',
  },
  notObject: {
    en: 'is not an object of JSON: put the settings in one pair of braces',
    fr: 'n’est pas un objet JSON : mettez les réglages entre une seule paire d’accolades',
  },
  tooDeep: {
    en: 'is nested too deeply to be read: write the settings as the guide shows them',
    fr: 'contient trop de niveaux pour être lu : écrivez les réglages comme dans le guide',
  },
  noFile: { en: 'does not exist: name a file that is there', fr: 'n’existe pas : indiquez un fichier présent' },
  refused: {
    en: 'cannot be read ({code}): give the accounts of this computer the right to read it',
    fr: 'ne peut pas être lu ({code}) : donnez aux comptes de cet ordinateur le droit de le lire',
  },
  unreadable: {
    en: 'cannot be read ({code}): check the file and the disk',
    fr: 'ne peut pas être lu ({code}) : vérifiez le fichier et le disque',
  },
  networkShare: {
    en: 'lies on a share of the network, and is not read: put the file on a disk of this computer',
    fr: 'se trouve sur un partage du réseau et n’est pas lu : placez le fichier sur un disque de cet ordinateur',
  },
  xmlPropertyList: {
    en: 'is a property list in XML: run plutil -convert binary1 on it',
    fr: 'est une liste de propriétés en XML : convertissez-la par plutil -convert binary1',
  },
  notPropertyList: {
    en: 'is not a valid property list: install the profile again',
    fr: 'n’est pas une liste de propriétés valide : installez de nouveau le profil',
  },
  notDictionary: {
    en: 'is not a dictionary of settings: correct the profile, and install it again',
    fr: 'n’est pas un dictionnaire de réglages : corrigez le profil, puis installez-le de nouveau',
  },
  registryModule: {
    en: 'cannot be read, because the module for the registry does not load: install Escale again, and allow its .node files in application control',
    fr: 'ne peut pas être lu, car le module du registre ne se charge pas : installez de nouveau Escale et autorisez ses fichiers .node dans le contrôle des applications',
  },
  registryRefused: {
    en: 'cannot be read (Windows error {number}): let users read this key of the registry',
    fr: 'ne peut pas être lu (erreur Windows {number}) : donnez aux utilisateurs le droit de lire cette clé du registre',
  },
  // A file that others than administrators could have written.
  notRegularFile: {
    en: 'is no regular file: put a file in its place',
    fr: 'n’est pas un fichier ordinaire : mettez un fichier à sa place',
  },
  link: {
    en: 'is a link: put the file itself in its place',
    fr: 'est un lien : mettez le fichier lui-même à sa place',
  },
  linkedFolder: {
    en: 'lies in a linked folder, "{folder}": use no link',
    fr: 'se trouve dans un dossier qui est un lien, « {folder} » : n’utilisez pas de lien',
  },
  notOfRoot: {
    en: 'could be changed by others than root, and is not used: chown it to root, and chmod it 644',
    fr: 'pourrait être modifié par d’autres que root et n’est pas utilisé : rendez-en root propriétaire (chown root) et limitez ses droits (chmod 644)',
  },
  folderNotOfRoot: {
    en: 'lies in a folder that others than root could change, "{folder}", and is not used: chown the folder to root, and chmod it 755',
    fr: 'se trouve dans un dossier que d’autres que root pourraient modifier, « {folder} », et n’est pas utilisé : rendez root propriétaire du dossier (chown root) et limitez ses droits (chmod 755)',
  },
  readOnlyAttribute: {
    en: 'has the read-only attribute, which hides who may change it, and is not used: clear the attribute (attrib -R)',
    fr: 'a l’attribut « lecture seule », qui cache qui peut le modifier, et n’est pas utilisé : retirez cet attribut (attrib -R)',
  },
  writable: {
    en: 'could be changed by this account, and is not used: let administrators own its folder, and alone write there (icacls)',
    fr: 'pourrait être modifié par ce compte et n’est pas utilisé : rendez les administrateurs propriétaires de son dossier, et seuls à pouvoir y écrire (icacls)',
  },
  // A setting, whatever its type.
  unknown: {
    en: 'is no setting of Escale: check how it is written, or remove it',
    fr: 'n’est pas un réglage d’Escale : vérifiez comment il est écrit, ou retirez-le',
  },
  required: {
    en: 'is missing: give it, or remove what stands beside it in its group',
    fr: 'est absent : donnez-le, ou retirez les autres valeurs de son groupe',
  },
  noAddress: {
    en: 'is missing: name the platform, or set training to true to work with invented data',
    fr: 'est absent : indiquez la plateforme, ou mettez « training » à true pour travailler avec des données inventées',
  },
  // The type of a value, in a file and in the registry.
  boolean: { en: 'must be true or false, without quotes', fr: 'doit être true ou false, sans guillemets' },
  number: { en: 'must be a whole number, without quotes', fr: 'doit être un nombre entier, sans guillemets' },
  text: { en: 'must be a text, between quotes', fr: 'doit être un texte, entre guillemets' },
  list: { en: 'must be a list, between [ and ]', fr: 'doit être une liste, entre [ et ]' },
  group: { en: 'must be a group of values, between braces', fr: 'doit être un groupe de valeurs, entre accolades' },
  registryBoolean: { en: 'must be a REG_DWORD of 0 or 1', fr: 'doit être un REG_DWORD de 0 ou 1' },
  registryNumber: { en: 'must be a REG_DWORD', fr: 'doit être un REG_DWORD' },
  registryText: { en: 'must be a REG_SZ', fr: 'doit être un REG_SZ' },
  registryList: {
    en: 'must be a key with one REG_SZ for each entry',
    fr: 'doit être une clé avec un REG_SZ par élément',
  },
  registryJson: { en: 'must be a REG_SZ with JSON text', fr: 'doit être un REG_SZ qui contient du texte JSON' },
  // Limits of a value.
  empty: {
    en: 'must not be empty: give a value, or remove it',
    fr: 'ne doit pas être vide : donnez une valeur, ou retirez ce réglage',
  },
  emptyList: {
    en: 'must have at least one entry, or be removed',
    fr: 'doit avoir au moins un élément, ou être retiré',
  },
  tooLong: { en: 'must have at most {maximum} characters', fr: 'doit avoir au plus {maximum} caractères' },
  tooSmall: { en: 'must be at least {minimum}', fr: 'doit être d’au moins {minimum}' },
  tooLarge: { en: 'must be at most {maximum}', fr: 'ne doit pas dépasser {maximum}' },
  choice: { en: 'must be one of these: {values}', fr: 'doit être l’une de ces valeurs : {values}' },
  // The form of a text.
  countryCode: {
    en: 'must be two capital letters (ISO 3166-1), e.g. FR',
    fr: 'doit être en deux majuscules (ISO 3166-1), par exemple FR',
  },
  languageCode: {
    en: 'must be two small letters (ISO 639-1), e.g. fr',
    fr: 'doit être en deux minuscules (ISO 639-1), par exemple fr',
  },
  dashboard: {
    en: 'must be the name of a dashboard: letters without accents, digits and _, with single hyphens in between',
    fr: 'doit être le nom d’un tableau de bord : lettres sans accent, chiffres et _, séparés par de simples tirets',
  },
  host: {
    en: 'must be a host in small letters, with its port if need be and nothing else, e.g. images.example.org:8443',
    fr: 'doit être un hôte en minuscules, avec son port au besoin et rien d’autre, par exemple images.example.org:8443',
  },
  localFile: {
    en: 'must be the full path of a file of this computer, on no share of the network, e.g. C:\\Escale\\client.p12 or /etc/escale/client.p12',
    fr: 'doit être le chemin complet d’un fichier de cet ordinateur, hors de tout partage du réseau, par exemple C:\\Escale\\client.p12 ou /etc/escale/client.p12',
  },
  httpsAddress: {
    en: 'must be a whole address that begins with https://',
    fr: 'doit être une adresse complète qui commence par https://',
  },
  // The address of the platform, and that of map tiles.
  apiAddress: {
    en: 'must be a whole address, e.g. https://api.example.org',
    fr: 'doit être une adresse complète, par exemple https://api.example.org',
  },
  notHttps: { en: 'must begin with https://', fr: 'doit commencer par https://' },
  farHttp: {
    en: 'must be https (http is accepted for this computer only)',
    fr: 'doit être en https (http n’est accepté que pour cet ordinateur)',
  },
  credentials: {
    en: 'must not hold a user name or a password',
    fr: 'ne doit contenir ni nom d’utilisateur ni mot de passe',
  },
  query: { en: 'must not hold a query (?…)', fr: 'ne doit pas contenir de paramètres (?…)' },
  fragment: { en: 'must not hold a fragment (#…)', fr: 'ne doit pas contenir de fragment (#…)' },
  tilesBraces: { en: 'must hold {z}, {x} and {y}, each once', fr: 'doit contenir {z}, {x} et {y}, chacun une fois' },
  tilesAddress: {
    en: 'must be a whole address, e.g. https://tiles.example.org/{z}/{x}/{y}.png',
    fr: 'doit être une adresse complète, par exemple https://tiles.example.org/{z}/{x}/{y}.png',
  },
  tilesHost: {
    en: 'must not hold {z}, {x} or {y} in the host',
    fr: 'ne doit contenir ni {z}, ni {x}, ni {y} dans l’hôte',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Locale, string>>>>;

type Reasons = typeof configReasons;
export type ConfigReasonCode = keyof Reasons;

/** Words in braces of a text. Those of the address of map tiles are its own. */
type ValueName<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Exclude<Name, 'z' | 'x' | 'y'> | ValueName<Rest>
  : never;

/** Codes of the reasons that need no value. */
export type PlainReasonCode = {
  [Code in ConfigReasonCode]: [ValueName<Reasons[Code]['en']>] extends [never] ? Code : never;
}[ConfigReasonCode];

type ValuedReason = {
  [Code in Exclude<ConfigReasonCode, PlainReasonCode>]: {
    code: Code;
    values: Readonly<Record<ValueName<Reasons[Code]['en']>, string | number>>;
  };
}[Exclude<ConfigReasonCode, PlainReasonCode>];

/** A reason by its code, with the values of its text. */
export type ConfigReason = (ValuedReason | { code: PlainReasonCode; values?: never }) & {
  /** What of a list is meant, by positions from 1 and names: `2`, `1.fr`. Absent: the value itself. */
  entry?: string;
};

const inEntry: Readonly<Record<Locale, string>> = { en: 'entry {entry} ', fr: 'l’élément {entry} ' };

/** A reason in one language, as it follows the name of what it is about: without a capital and without a full stop. */
export function reasonText({ code, values, entry }: ConfigReason, locale: Locale): string {
  const known: TextValues = { ...values };
  const place = entry === undefined ? '' : filled(inEntry[locale], { entry }, locale);
  return `${place}${filled(configReasons[code][locale], known, locale)}`;
}
