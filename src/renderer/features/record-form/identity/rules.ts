import { pastDayFault } from '#shared/calendar.ts';
import { isDegrees } from '#shared/degrees.ts';
import { isEmail } from '#shared/email.ts';
import type { FormProblem, IdentityDraft } from '#shared/resources/solidaryrecords/form/draft.ts';
import { isFormTelephone, isFrenchTelephone } from '#shared/telephone.ts';
import { fitsIn, fitsInAddress, lineLimit } from '#shared/text-limits.ts';

/**
 * What keeps the person of a record from being sent (docs/screens/07-solidary-records.md §6.1 and §6.2). All of it is
 * checked here, because the platform refuses without a reason (docs/platform/c-solidary.md §1).
 */

export type IdentityField = keyof IdentityDraft;
export type IdentityProblemCode =
  | 'required'
  | 'choose'
  | 'phoneOrEmail'
  | 'emailNeeded'
  | 'tooLong'
  | 'telephone'
  | 'shared'
  | 'email'
  | 'taken'
  | 'noDay'
  | 'tooEarly'
  | 'notPast'
  | 'place'
  | 'cleared';
export type IdentityProblem = FormProblem<IdentityField, IdentityProblemCode>;

export interface IdentityContext {
  /** What the platform holds of a known person; null for a new one. */
  stored: IdentityDraft | null;
  /** Whether the structure has an e-mail; null where the structure could not be read. */
  hasStructureEmail: boolean | null;
  /** Whether the typed e-mail is known to be that of another account. */
  isEmailTaken: boolean;
  /** Whether somebody who is known has the typed telephone, and nobody said that this is another person. */
  isTelephoneShared?: boolean;
  today: string;
}

const isBlank = (text: string | null): boolean => text === null || text.trim() === '';

/**
 * Finds what is wrong with the person, in the order of the screen. A value that the platform holds is never emptied: it
 * skips nulls (docs/platform/c-solidary.md §4).
 */
export function identityProblems(draft: IdentityDraft, context: IdentityContext): IdentityProblem[] {
  return [
    // A person without title breaks the creation.
    ...(draft.gender === null ? [problem('gender', 'choose')] : []),
    ...nameProblems('givenName', draft, context),
    ...nameProblems('familyName', draft, context),
    ...telephoneProblems(draft, context),
    ...emailProblems(draft, context),
    ...birthProblems(draft, context),
    ...homeProblems(draft, context),
  ];
}

const problem = (field: IdentityField, code: IdentityProblemCode): IdentityProblem => ({ field, problem: code });

type TextField = 'givenName' | 'familyName' | 'telephone' | 'email' | 'birthDate';

const isCleared = (field: TextField, draft: IdentityDraft, { stored }: IdentityContext) =>
  isBlank(draft[field]) && stored !== null && !isBlank(stored[field]);

const isTooLong = (text: string | null) => !fitsIn(lineLimit, text);

const birthProblemCodes = { noDay: 'noDay', tooEarly: 'tooEarly', inFuture: 'notPast' } as const;

/** What a stored value breaks was not typed here: it is left as it is. */
const isUnchanged = (field: TextField, draft: IdentityDraft, { stored }: IdentityContext) =>
  stored !== null && draft[field] === stored[field];

function nameProblems(field: 'givenName' | 'familyName', draft: IdentityDraft, context: IdentityContext) {
  if (isCleared(field, draft, context)) return [problem(field, 'cleared')];
  if (isBlank(draft[field])) return [problem(field, 'required')];
  return isTooLong(draft[field]) ? [problem(field, 'tooLong')] : [];
}

function telephoneProblems(draft: IdentityDraft, context: IdentityContext): IdentityProblem[] {
  const { telephone } = draft;
  if (isCleared('telephone', draft, context)) return [problem('telephone', 'cleared')];
  if (isBlank(telephone)) return isBlank(draft.email) ? [problem('telephone', 'phoneOrEmail')] : [];
  if (isUnchanged('telephone', draft, context)) return [];
  if (isTooLong(telephone)) return [problem('telephone', 'tooLong')];
  if (!isFormTelephone(telephone ?? '')) return [problem('telephone', 'telephone')];
  return context.isTelephoneShared === true ? [problem('telephone', 'shared')] : [];
}

function emailProblems(draft: IdentityDraft, context: IdentityContext): IdentityProblem[] {
  const { email } = draft;
  if (isCleared('email', draft, context)) return [problem('email', 'cleared')];
  // Without one the platform derives it from that of the structure.
  const isNeeded = context.stored === null && context.hasStructureEmail === false;
  if (isBlank(email)) return isNeeded ? [problem('email', 'emailNeeded')] : [];
  if (isUnchanged('email', draft, context)) return [];
  if (isTooLong(email)) return [problem('email', 'tooLong')];
  if (!isEmail(email ?? '')) return [problem('email', 'email')];
  return context.isEmailTaken ? [problem('email', 'taken')] : [];
}

function birthProblems(draft: IdentityDraft, context: IdentityContext): IdentityProblem[] {
  const { birthDate } = draft;
  if (isCleared('birthDate', draft, context)) return [problem('birthDate', 'cleared')];
  if (birthDate === null || isBlank(birthDate) || isUnchanged('birthDate', draft, context)) return [];
  const fault = pastDayFault(birthDate, context.today);
  return fault === null ? [] : [problem('birthDate', birthProblemCodes[fault])];
}

/** A home address has coordinates and a town (docs/screens/10-external-journeys.md §2). */
function homeProblems({ homeAddress }: IdentityDraft, { stored }: IdentityContext): IdentityProblem[] {
  const held = stored?.homeAddress ?? null;
  if (homeAddress === null) return held === null ? [] : [problem('homeAddress', 'cleared')];
  if (homeAddress === held) return [];
  const { locality, latitude, longitude } = homeAddress;
  const isComplete = locality !== null && latitude !== null && longitude !== null;
  const isWritable =
    isComplete && isDegrees('latitude', latitude) && isDegrees('longitude', longitude) && fitsInAddress(homeAddress);
  return isWritable ? [] : [problem('homeAddress', 'place')];
}

/** Whether a telephone is valid and not a French one, which is worth a look and no error. */
export const isForeignTelephone = (telephone: string | null): boolean =>
  telephone !== null && isFormTelephone(telephone) && !isFrenchTelephone(telephone);
