import type { NeedRow, ProofKind, Structure, StructureProofRow, SubjectRow, Windows } from './structure.ts';
import { territories } from './territories.ts';

const called = (...names: string[]) => territories.filter(({ name }) => names.includes(name)).map(({ id }) => id);

const windowsOf = (morning: string, afternoon: string, evening: string): Windows => {
  const [mMinTime = '', mMaxTime = ''] = morning.split('-');
  const [aMinTime = '', aMaxTime = ''] = afternoon.split('-');
  const [eMinTime = '', eMaxTime = ''] = evening.split('-');
  return { mMinTime, mMaxTime, aMinTime, aMaxTime, eMinTime, eMaxTime };
};
const ordinary = windowsOf('06:00-12:00', '12:00-18:00', '18:00-23:00');

/** Ids of the parts of a structure: a hundred numbers for each. */
const partId = (structure: number, index: number) => structure * 100 + index + 1;

/** A label that starts with `*` belongs to something that people use, one with `~` is private. */
const labelOf = (text: string) => text.replace(/^[*~]/, '');

const subjectsOf = (structure: number, labels: readonly string[]): SubjectRow[] =>
  labels.map((label, index) => ({
    id: partId(structure, index),
    label: labelOf(label),
    isPrivate: label.startsWith('~'),
    isUsed: label.startsWith('*') || label.startsWith('~'),
  }));

const needsOf = (structure: number, rows: readonly (readonly [label: string, labelVolunteer: string])[]): NeedRow[] =>
  rows.map(([label, labelVolunteer], index) => ({
    id: partId(structure, index),
    label: labelOf(label),
    labelVolunteer,
    isUsed: label.startsWith('*'),
  }));

interface SeededProof {
  label: string;
  kind: ProofKind;
  type?: 1 | 2;
  position: number;
  options?: readonly (readonly [label: string, value: string])[];
  mandatory?: boolean;
  activated?: boolean;
}

const proofsOf = (structure: number, rows: readonly SeededProof[]): StructureProofRow[] =>
  rows.map(({ label, kind, type = 1, position, options, mandatory = false, activated = true }, index) => ({
    id: partId(structure, index),
    label: labelOf(label),
    type,
    position,
    kind,
    options: options?.map(([text]) => text).join(';') ?? null,
    acceptedValues: options?.map(([, value]) => value).join(';') ?? null,
    mandatory,
    activated,
    isUsed: label.startsWith('*'),
  }));

/** Structures at the start: with and without transport, full and light entry, with many parts and with none. */
export const structures: readonly Structure[] = [
  {
    id: 1,
    name: 'Mobilité solidaire du Grand Nancy',
    email: 'mobilite.nancy@example.org',
    telephone: '0353010001',
    signature: "L'équipe de la mobilité solidaire",
    mode: 0,
    solidaryTransport: false,
    territories: called('Métropole du Grand Nancy'),
    windows: ordinary,
    subjects: subjectsOf(1, [
      '*Rendez-vous médical',
      "*Entretien d'embauche",
      'Formation',
      '*Courses alimentaires',
      'Visite à un proche',
    ]),
    needs: needsOf(1, [
      ["*J'ai besoin qu'on m'accompagne", 'Je suis prêt à accompagner une personne'],
      ['*Je me déplace en fauteuil roulant', 'Je suis prêt à plier et charger un fauteuil'],
      ['*Je voyage avec un chien guide', 'Je suis prêt à accueillir un chien guide'],
      ['Je voyage avec un enfant', 'Je dispose d’un siège pour enfant'],
    ]),
    proofs: proofsOf(1, [
      { label: '*Attestation de domicile', kind: 'file', position: 1, mandatory: true },
      { label: '*Bénéficiaire du RSA', kind: 'checkbox', position: 2 },
      {
        label: '*Comment nous avez-vous connus ?',
        kind: 'radio',
        position: 3,
        options: [
          ['Amis ou famille', 'amis'],
          ['Presse locale', 'presse'],
          ['Assistante sociale', 'social'],
        ],
      },
      {
        label: '*Caisse de retraite',
        kind: 'selectbox',
        // After the others as a number, before the second as a text.
        position: 10,
        options: [
          ['Aucune', '0'],
          ['Carsat', '1'],
          ['Agirc-Arrco', '2'],
        ],
      },
      { label: 'Numéro de dossier', kind: 'input', position: 11, activated: false },
      { label: "*Attestation d'assurance", kind: 'file', type: 2, position: 1, mandatory: true },
      { label: '*Permis de conduire valide', kind: 'checkbox', type: 2, position: 2, mandatory: true },
      { label: 'Immatriculation du véhicule', kind: 'input', type: 2, position: 3 },
    ]),
    hasPeople: true,
    hasRanges: true,
  },
  {
    id: 2,
    name: "Centre social de l'Hirondelle (Lunéville)",
    email: null,
    telephone: '0353010002',
    signature: null,
    mode: 1,
    solidaryTransport: true,
    territories: called('Meurthe-et-Moselle'),
    windows: windowsOf('07:30-11:30', '13:30-17:30', '17:30-20:00'),
    subjects: subjectsOf(2, ['*Rendez-vous administratif', '*Courses', 'Sortie du club']),
    needs: needsOf(2, [['*Aide pour porter les sacs', 'Je suis prêt à porter des sacs']]),
    proofs: proofsOf(2, [
      { label: '*Adhésion à jour', kind: 'checkbox', position: 0, mandatory: true },
      { label: "*Carte d'identité", kind: 'file', position: 1 },
      { label: '*Charte signée', kind: 'file', type: 2, position: 0 },
    ]),
    hasPeople: true,
    hasRanges: false,
  },
  {
    id: 3,
    name: 'Entraide des Hautes-Vosges',
    email: 'entraide@example.net',
    telephone: null,
    signature: 'Entraide des Hautes-Vosges, Gérardmer',
    mode: 0,
    solidaryTransport: true,
    territories: called('Vosges'),
    windows: ordinary,
    // With a private one between the others, they are answered as an object (docs/platform/c-solidary.md §7).
    subjects: subjectsOf(3, ['*Marché', '~Chercher un colis à Épinal', '*Pharmacie', 'Cérémonie']),
    needs: needsOf(3, [
      ['*Chemin enneigé', 'Je dispose de pneus d’hiver'],
      ['Aide pour monter en voiture', 'Je suis prêt à aider une personne à monter'],
    ]),
    proofs: proofsOf(3, [{ label: '*Certificat médical', kind: 'file', position: 1 }]),
    hasPeople: true,
    hasRanges: true,
  },
  {
    id: 4,
    name: 'Relais mobilité Rhône',
    email: 'relais.rhone@example.org',
    telephone: '0465710004',
    signature: null,
    mode: 0,
    solidaryTransport: false,
    territories: called('Métropole de Lyon', 'Rhône'),
    windows: windowsOf('06:30-12:30', '12:30-18:30', '18:30-22:00'),
    subjects: subjectsOf(4, ['*Emploi', '*Santé', 'Culture']),
    needs: needsOf(4, [
      ['*Accompagnement', 'Je suis prêt à accompagner'],
      ['*Fauteuil', 'Je suis prêt à charger un fauteuil'],
    ]),
    proofs: proofsOf(4, [
      {
        label: '*Quotient familial',
        kind: 'selectbox',
        position: 1,
        mandatory: true,
        options: [
          ['Moins de 700 €', 'A'],
          ['De 700 à 1 200 €', 'B'],
          ['Plus de 1 200 €', 'C'],
        ],
      },
      { label: '*Assurance', kind: 'file', type: 2, position: 1, mandatory: true },
    ]),
    hasPeople: true,
    hasRanges: false,
  },
  {
    id: 5,
    name: 'Taxi solidaire du pays de Toul',
    email: null,
    telephone: '0353010005',
    signature: 'Le taxi solidaire\n54200 Toul',
    mode: 1,
    solidaryTransport: false,
    territories: called('Communauté de communes Terres Touloises', 'Communauté de communes Moselle et Madon'),
    windows: windowsOf('08:00-12:00', '14:00-18:00', '18:00-19:00'),
    subjects: subjectsOf(5, ['*Gare', '*Hôpital']),
    needs: [],
    proofs: proofsOf(5, [{ label: '*Visite médicale', kind: 'checkbox', type: 2, position: 0, mandatory: true }]),
    hasPeople: true,
    hasRanges: false,
  },
  {
    id: 6,
    name: 'Croix verte – antenne d’Épinal',
    email: 'epinal@example.com',
    telephone: '0353010006',
    signature: null,
    // Null is full (docs/platform/c-solidary.yaml, StructureMember).
    mode: null,
    solidaryTransport: true,
    territories: called("Communauté d'agglomération d'Épinal", 'Vosges'),
    windows: ordinary,
    subjects: subjectsOf(6, ['Don de sang']),
    needs: needsOf(6, [['Accompagnement à l’accueil', 'Accompagnement à l’accueil']]),
    proofs: [],
    hasPeople: false,
    hasRanges: false,
  },
  {
    id: 7,
    name: 'Maison des aînés de Strasbourg',
    email: null,
    telephone: null,
    signature: null,
    mode: 0,
    solidaryTransport: false,
    territories: called('Eurométropole de Strasbourg'),
    windows: ordinary,
    subjects: [],
    needs: [],
    proofs: [],
    hasPeople: false,
    hasRanges: false,
  },
];

/** Ids of the users who operate a structure at the start, besides the accounts; nobody operates the fifth. */
const seededOperators: Readonly<Record<number, readonly number[]>> = {
  1: [26, 33],
  2: [44],
  3: [23, 24, 52],
  4: [30],
  6: [24],
  7: [53],
};

const operated = new Map<number, number[]>();
for (const [structure, users] of Object.entries(seededOperators)) {
  for (const user of users) operated.set(user, [...(operated.get(user) ?? []), Number(structure)]);
}
const none: readonly number[] = [];

/** Returns the ids of the structures that a seeded user operates. */
export const seededOperationsOf = (userId: number): readonly number[] => operated.get(userId) ?? none;
