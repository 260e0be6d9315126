import { z } from 'zod';
import { defineForm } from '#renderer/kit/form/definition/defineForm.ts';
import type { Field } from '#renderer/kit/form/definition/field.ts';
import { text } from '#renderer/kit/form/definition/text-types.tsx';
import { Unset } from '#renderer/kit/form/fields.tsx';
import { ruleMessage } from '#renderer/kit/form/messages.ts';
import { folded } from '#shared/folded.ts';
import type { Icon } from '#shared/resources/relaypointtypes/index.ts';
import { lineLimit } from '#shared/text-limits.ts';
import { useIcons } from '../icons.ts';

interface TypeFormOptions {
  /** Names of the other types, as far as they were read. */
  otherNames: readonly string[];
  /** Undefined while they are not read. */
  icons: readonly Icon[] | undefined;
}

/** The first of some names that equals the given one, ignoring case, accents and blanks. */
export const takenBy = (name: string, others: readonly string[]): string | undefined =>
  others.find((other) => folded(other) === folded(name));

export const nameTaken = (duplicate: string): string =>
  ruleMessage('relaypointtypes:form.rules.nameTaken', { duplicate });

/** The field of the icon: one of the list, required. */
const iconField = (icons: TypeFormOptions['icons']): Field<number | null, number, number> => ({
  label: 'relaypointtypes:fields.icon',
  Value: IconName,
  initial: null,
  isCopied: true,
  toDraft: (stored) => stored,
  rule: () =>
    z
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
  render: null,
});

function IconName({ value }: { value: number | null }) {
  const { data: icons } = useIcons();
  if (value === null) return <Unset />;
  return <>{icons?.find(({ id }) => id === value)?.name ?? `#${value}`}</>;
}

/** The form of a type of relay points (docs/screens/05-content.md E): a unique name, and an icon. */
export const relayPointTypeForm = ({ otherNames, icons }: TypeFormOptions) =>
  defineForm('relaypointtypes', {
    name: text({
      label: 'relaypointtypes:fields.name',
      max: lineLimit,
      required: true,
      refuse: (name) => {
        const duplicate = takenBy(name, otherNames);
        return duplicate === undefined ? null : nameTaken(duplicate);
      },
    }),
    iconId: iconField(icons),
  });
