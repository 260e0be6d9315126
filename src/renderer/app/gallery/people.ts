import { addressDraft } from '#renderer/kit/form/fields/address.ts';
import type { AppError } from '#shared/errors.ts';
import { emptyAddress, type ReadAddress } from '#shared/resources/address.ts';

export interface Person {
  id: number;
  givenName: string;
  familyName: string;
  town: string;
  email: string;
  state: 'active' | 'waiting' | 'refused';
}

/** The accounts of the training platform (src/training/access/accounts.ts): nobody else is shown. */
export const people: readonly Person[] = [
  ['Camille', 'Aubert', 'Nancy', 'administration', 'active'],
  ['Yasmine', 'N’Diaye', 'Laxou', 'solidarite', 'active'],
  ['Loïc', 'Le Goff', 'Épinal', 'communaute', 'waiting'],
  ['Inès', 'D’Almeida', 'Toul', 'autostop', 'active'],
  ['Baptiste', 'de La Fontaine', 'Lunéville', 'covoiturage', 'refused'],
].map(([givenName = '', familyName = '', town = '', account, state], index) => ({
  id: index + 1,
  givenName,
  familyName,
  town,
  email: `${account}@example.org`,
  state: state as Person['state'],
}));

export const camille = {
  id: 1,
  givenName: 'Camille',
  familyName: 'Aubert',
  name: 'Camille Aubert',
  email: 'administration@example.org',
  telephone: '0639980001',
};

/** The town of the training platform in which its administrator lives. */
export const nancy = { latitude: 48.692054, longitude: 6.184417 };

export const home: ReadAddress = {
  ...emptyAddress,
  ...nancy,
  street: 'place Stanislas',
  postalCode: '54000',
  locality: 'Nancy',
  country: 'France',
  lines: ['place Stanislas', '54000 Nancy'],
};

export const homeDraft = addressDraft(home);

/** The platform answers with an error of its own. */
export const failure: AppError = { kind: 'server', status: 500, isUnreadable: false };
