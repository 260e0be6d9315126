import type { createFormat } from '#renderer/kit/ui/format.ts';
import type { Text } from '#renderer/kit/ui/translate.ts';
import type { TextKey } from '#renderer/locales/text-key.ts';
import type { ModuleSwitch } from '#shared/config.ts';
import { telephoneKey } from '#shared/duplicates/likeness.ts';
import { folded } from '#shared/folded.ts';
import type { User } from '#shared/resources/users/user.ts';
import { hitchhikingLabel } from '../labels.ts';
import type { Taken } from './take.ts';

export interface FactTools {
  translate: Text;
  format: Pick<ReturnType<typeof createFormat>, 'day' | 'dateTime' | 'phone'>;
}

export interface Fact {
  readonly id: string;
  readonly label: TextKey;
  readonly switch?: ModuleSwitch;
  /** The value as it is shown; null where there is none. */
  readonly text: (user: User, tools: FactTools) => string | null;
  /** The value as it is compared; the shown one if absent. */
  readonly key?: (user: User) => string | null;
  /** The field that another account can take over. */
  readonly taken?: Taken;
}

const yesNo = (value: boolean | null, { translate }: FactTools) =>
  value === null ? null : translate(value ? 'form:yes' : 'form:no');
const foldedKey = (value: string | null) => (value ? folded(value) : null);

/** What is compared of accounts, in the order of the screen. Consents are those of their account: nobody takes them. */
export const facts: readonly Fact[] = [
  {
    id: 'familyName',
    label: 'users:form.fields.familyName',
    text: ({ familyName }) => familyName,
    key: ({ familyName }) => foldedKey(familyName),
    taken: 'familyName',
  },
  {
    id: 'givenName',
    label: 'users:form.fields.givenName',
    text: ({ givenName }) => givenName,
    key: ({ givenName }) => foldedKey(givenName),
    taken: 'givenName',
  },
  { id: 'email', label: 'users:form.fields.email', text: ({ email }) => email, key: ({ email }) => foldedKey(email) },
  {
    id: 'telephone',
    label: 'users:form.fields.telephone',
    text: ({ telephone }, { format }) => (telephone ? format.phone(telephone) : null),
    key: ({ telephone }) => telephoneKey(telephone) ?? (telephone || null),
    taken: 'telephone',
  },
  {
    id: 'birthDate',
    label: 'users:form.fields.birthDate',
    text: ({ birthDate }, { format }) => (birthDate === null ? null : format.day(birthDate)),
    taken: 'birthDate',
  },
  {
    id: 'gender',
    label: 'users:form.fields.gender',
    text: ({ gender }, { translate }) => (gender ? translate(`users:values.gender.${gender}`) : null),
    taken: 'gender',
  },
  {
    id: 'homeAddress',
    label: 'users:show.address',
    text: ({ homeAddress }) => homeAddress?.lines.join(', ') || null,
    key: ({ homeAddress }) => foldedKey(homeAddress?.lines.join(', ') ?? null),
    taken: 'homeAddress',
  },
  {
    id: 'status',
    label: 'users:columns.status',
    text: ({ status }, { translate }) => (status === null ? null : translate(`users:values.status.${status}`)),
  },
  {
    id: 'identity',
    label: 'users:columns.identity',
    text: ({ identityStatus: status }, { translate }) =>
      status === null ? null : translate(`users:values.identityStatus.${status}`),
  },
  {
    id: 'created',
    label: 'users:columns.created',
    text: ({ createdDate }, { format }) => createdDate && format.dateTime(createdDate),
  },
  {
    id: 'imported',
    label: 'users:columns.imported',
    text: ({ importedDate }, { format }) => importedDate && format.dateTime(importedDate),
  },
  {
    id: 'lastActivity',
    label: 'users:columns.lastActivity',
    text: ({ lastActivityDate }, { format }) => lastActivityDate && format.dateTime(lastActivityDate),
  },
  { id: 'news', label: 'users:form.fields.acceptsNews', text: ({ acceptsNews }, tools) => yesNo(acceptsNews, tools) },
  {
    id: 'hitchhiking',
    label: 'users:show.hitchhiking.role',
    switch: 'hitchhiking',
    text: (user, { translate }) => {
      const role = hitchhikingLabel(user);
      return role && translate(role);
    },
  },
  {
    id: 'kit',
    label: 'users:show.hitchhiking.kit',
    switch: 'hitchhiking',
    text: ({ isKitGiven }, tools) => yesNo(isKitGiven, tools),
  },
  {
    id: 'letterPrinted',
    label: 'users:show.hitchhiking.letterPrinted',
    switch: 'hitchhiking',
    text: ({ isLetterPrinted }, tools) => yesNo(isLetterPrinted, tools),
  },
  {
    id: 'letterPosted',
    label: 'users:show.hitchhiking.letterPosted',
    switch: 'hitchhiking',
    text: ({ isLetterPosted }, tools) => yesNo(isLetterPosted, tools),
  },
];

/** How the values of a row stand to one another. `written`: the same, written in another way. */
export const rowMarks = ['same', 'written', 'lacking', 'different'] as const;
export type RowMark = (typeof rowMarks)[number];

/**
 * Compares the values of a row.
 * @param texts as they are shown, null for none
 * @param keys as they are compared, in the same order
 */
export function markOf(texts: readonly (string | null)[], keys: readonly (string | null)[] = texts): RowMark {
  const present = keys.filter((key) => key !== null);
  if (new Set(present).size > 1) return 'different';
  if (present.length > 0 && present.length < keys.length) return 'lacking';
  return new Set(texts).size > 1 ? 'written' : 'same';
}
