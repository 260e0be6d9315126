import type { ImportType } from '#shared/import/causes.ts';
import { type ImportKindName, importKinds } from '#shared/import/kinds.ts';
import { columnOf } from './answer.ts';

type Locale = 'fr' | 'en';

const NAMES: Readonly<Record<ImportKindName, Readonly<Record<Locale, string>>>> = {
  users: { fr: 'modele_import_utilisateurs.csv', en: 'users_import_template.csv' },
  members: { fr: 'modele_import_membres.csv', en: 'members_import_template.csv' },
  relaypoints: { fr: 'modele_import_points_relais.csv', en: 'relay_points_import_template.csv' },
};

const TITLES: Readonly<Record<ImportType, Readonly<Record<Locale, string>>>> = {
  users: {
    fr: 'E-mail;Prénom;Nom;Genre (0 à 3);Date de naissance;Téléphone;Identifiant de communauté;Numéro;Rue;Code postal;Commune;Pays;Latitude;Longitude;Actualités (0 ou 1)',
    en: 'E-mail;Given name;Family name;Gender (0 to 3);Date of birth;Phone;Community;House number;Street;Postcode;Town;Country;Latitude;Longitude;News (0 or 1)',
  },
  relaypoints: {
    fr: 'Nom;Type (identifiant);Latitude;Longitude;Nombre de places;Nombre de places PMR;Sécurisé (0 ou 1);Gratuit (0 ou 1);Officiel (0 ou 1);Privé (0 ou 1);Identifiant externe;Auteur externe;Identifiant de communauté;Description courte;Description complète;Rue;Code postal;Commune;Pays',
    en: 'Name;Type (id);Latitude;Longitude;Number of places;Number of places for disabled;Secured (0 or 1);Free (0 or 1);Official (0 or 1);Private (0 or 1);External id;External author;Community;Short description;Full description;Street;Postcode;Town;Country',
  },
};

const SAMPLES: Readonly<Record<ImportType, readonly string[]>> = {
  users: [
    'camille.durand@example.org;Camille;Durand;1;1984-05-17;0639980001;;12;rue des Écoles;01000;Bourg-en-Bresse;France;46.2057;5.2255;1',
    'hugo.lefevre@example.org;Hugo;Lefèvre;2;1979-11-30;+33639980002;;5 bis;place de l’Église;54000;Nancy;France;;;0',
  ],
  relaypoints: [
    'Parking de la Gare;1;48.6939;6.179;154;10;1;1;1;0;GARE-54;Ville de Nancy;;Parking relais;À deux pas de la gare.;5 rue de la Monnaie;54000;Nancy;France',
    'Aire des Monts;2;46.2057;5.2255;20;;0;1;0;0;;;;;;;01000;Bourg-en-Bresse;France',
  ],
};

/** Leaves a column out of a line of a template, whose cells hold no semicolon. */
const without = (line: string, index: number): string =>
  line
    .split(';')
    .filter((_, at) => at !== index)
    .join(';');

/**
 * Returns an import template: recognised titles and two valid lines, as spreadsheets open it. It lacks the column whose
 * value is chosen for all lines.
 */
export function importTemplate(kind: ImportKindName, locale: Locale): { name: string; text: string } {
  const { type, given } = importKinds[kind];
  const whole = [TITLES[type][locale], ...SAMPLES[type]];
  const lines = given === null ? whole : whole.map((line) => without(line, columnOf(type, given)));
  return { name: NAMES[kind][locale], text: `\ufeff${lines.join('\r\n')}\r\n` };
}
