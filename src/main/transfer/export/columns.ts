import type { ExportKind } from '#shared/resources/users/export-kinds.ts';

const three = (name: (number: number) => string) => [1, 2, 3].map(name);

const exportedRoles = [
  'SUPER_ADMIN',
  'ADMIN',
  'USER_REGISTERED_FULL',
  'USER_REGISTERED_MINIMAL',
  'USER',
  'MASS_MATCH',
  'COMMUNITY_MANAGER',
  'COMMUNITY_MANAGER_PUBLIC',
  'SUPER_COMMUNITY_MANAGER_PUBLIC',
  'COMMUNITY_MANAGER_PRIVATE',
  'SOLIDARY_OPERATOR',
  'SOLIDARY_VOLUNTEER',
  'SOLIDARY_BENEFICIARY',
  'COMMUNICATION_MANAGER',
  'SOLIDARY_VOLUNTEER_CANDIDATE',
  'SOLIDARY_BENEFICIARY_CANDIDATE',
  'INTEROPERABILITY',
  'SOLIDARY_ADMIN',
  'TERRITORY_CONSULTANT',
];

export interface ExportShape {
  columns: readonly string[];
  /** Name of the column that holds the person's id. */
  idColumn: string;
  /** Whether the export is answered page by page; otherwise one response holds everything. */
  isPaged: boolean;
  /** Whether one person can have several lines. */
  hasSeveralLines: boolean;
}

/**
 * The two kinds of export (docs/platform/a-auth-users.yaml, exportUsers) with their columns, under the platform's
 * names. The file has them all, in this order: the platform omits a column without values.
 */
export const exportShapes: Readonly<Record<ExportKind, ExportShape>> = {
  standard: {
    columns: [
      'id',
      'givenName',
      'familyName',
      'email',
      'telephone',
      'newsSubscription',
      'createdDate',
      'lastActivityDate',
    ],
    idColumn: 'id',
    isPaged: true,
    hasSeveralLines: false,
  },
  extended: {
    columns: [
      'userId',
      'Nom',
      'Prénom',
      'Genre',
      'Email',
      'Téléphone',
      'Date de naissance',
      "Date d'inscription",
      'Date de dernière activité',
      'Accord pour newsletter',
      "Date de validité d'annonce",
      'Commune de résidence',
      'Utilisateur solidaire',
      ...three((number) => `Communauté ${number}`),
      ...three((number) => `Annonce ${number} - Commune d'origine`),
      ...three((number) => `Annonce ${number} - Commune de destination`),
      ...three((number) => `Annonce ${number} - Fréquence`),
      ...three((number) => `Rôle Conducteur Annonce ${number}`),
      ...three((number) => `Rôle Passager Annonce ${number}`),
      ...exportedRoles.map((role) => `Rôle - ROLE_${role}`),
      'Statut identité',
      'Utilisation de Rezo Pouce',
    ],
    idColumn: 'userId',
    isPaged: false,
    hasSeveralLines: true,
  },
};
