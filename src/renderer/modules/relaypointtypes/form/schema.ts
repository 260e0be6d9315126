import { z } from 'zod';
import { foldName } from '#renderer/features/import/values/known.ts';
import { ruleMessage } from '#renderer/kit/form/messages.ts';
import { requiredText } from '#renderer/kit/form/rules.ts';
import type { Icon, RelayPointType } from '#shared/resources/relaypointtypes/index.ts';

/** What the fields hold while a person types. */
export interface RelayPointTypeDraft {
  name: string | null;
  iconId: number | null;
}

interface Known {
  /** Names of the other types, as far as they were read. */
  otherNames: readonly string[];
  /** Undefined while they are not read. */
  icons: readonly Icon[] | undefined;
}

/** The name among some that is the same but for case, accents and blanks. */
export const takenBy = (name: string, others: readonly string[]): string | undefined =>
  others.find((other) => foldName(other) === foldName(name));

export const nameTaken = (duplicate: string): string =>
  ruleMessage('relaypointtypes:form.rules.nameTaken', { duplicate });

/**
 * From what the fields hold to what is saved (docs/screens/05-content.md E): a name of its own, and an icon of the
 * list, never none.
 */
export const relayPointTypeSchema = ({ otherNames, icons }: Known) =>
  z.object({
    name: requiredText(255).transform((name, context) => {
      const duplicate = takenBy(name, otherNames);
      if (duplicate !== undefined) context.issues.push({ code: 'custom', input: name, message: nameTaken(duplicate) });
      return name;
    }),
    iconId: z
      .number()
      .nullable()
      .transform((value, context): number => {
        const chosen = icons?.find(({ id }) => id === value);
        if (chosen !== undefined) return chosen.id;
        const message = ruleMessage(
          icons === undefined ? 'relaypointtypes:form.rules.iconsUnread' : 'form:rules.choose',
        );
        context.issues.push({ code: 'custom', input: value, message });
        return z.NEVER;
      }),
  });

export const newDraft: RelayPointTypeDraft = { name: null, iconId: null };

export const draftOf = ({ name, iconId }: RelayPointType): RelayPointTypeDraft => ({ name, iconId });
