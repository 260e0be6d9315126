import { solidaryBeneficiaries } from '#shared/resources/solidarybeneficiaries/index.ts';

const proof = {
  proofId: 5,
  structure: 'Association',
  structureId: 1,
  structureProofId: 1,
  userStructureId: 51,
  status: 0,
  label: 'Je souhaite être accompagné',
  checkbox: true,
  value: true,
};

/** A beneficiary as main gives it to the page, read from a wire item; `wire` changes some of its keys. */
export const readBeneficiary = (wire: Record<string, unknown> = {}) =>
  solidaryBeneficiaries.item.parse({
    id: 6,
    userId: 16,
    givenName: 'Béa',
    familyName: 'Martin',
    email: 'bea@example.test',
    telephone: '0611111111',
    gender: 1,
    birthDate: '1960-01-01T00:00:00+00:00',
    newsSubscription: null,
    homeAddress: {
      houseNumber: '1',
      street: '1 rue des Carmes',
      streetAddress: '1 rue des Carmes',
      postalCode: '54000',
      addressLocality: 'Nancy',
      addressCountry: 'France',
      latitude: '48.692054',
      longitude: '6.184417',
      displayLabel: ['1 rue des Carmes, 54000, Nancy', 'France'],
    },
    structures: [
      { id: 2, name: 'Secours', status: 1 },
      { id: 1, name: 'Association', status: 0 },
    ],
    proofs: [
      proof,
      {
        ...proof,
        proofId: 6,
        structureProofId: 2,
        label: 'Comment connu ?',
        checkbox: false,
        input: true,
        value: 'ami',
      },
      {
        ...proof,
        proofId: 31,
        structureProofId: 3,
        label: 'Carte d’identité',
        checkbox: false,
        file: true,
        value: null,
        originalName: 'carte.png',
        fileName: 'https://platform.example/upload/4.png',
        fileSize: '638.00B',
      },
    ],
    diaries: [
      {
        action: 'solidary_create',
        comment: 'Bonjour<br />à tous',
        authorGivenName: 'Sol',
        authorFamilyName: 'Idaire',
        date: '2026-11-22T23:30:23+00:00',
        solidary: 4,
        origin: { addressLocality: 'Nancy' },
        destination: { addressLocality: 'Toul' },
      },
    ],
    ...wire,
  });
