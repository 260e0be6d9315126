import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { Field } from '#renderer/kit/form/definition/field.ts';
import { Unset } from '#renderer/kit/form/fields.tsx';
import { ruleMessage } from '#renderer/kit/form/messages.ts';
import type { TextKey } from '#renderer/locales/text-key.ts';

/** A row of a list of the structure; a new one has no id yet. */
export interface Row {
  id: number | null;
  label: string;
}

interface RowsSpec<Draft extends Row, Stored extends Draft> {
  label: TextKey;
  /** What is written of a stored row: nothing that only the platform decides, such as whether it is in use. */
  toDraft: (stored: Stored) => Draft;
  rule: z.ZodType<Draft, Draft>;
  /** The row in words. */
  Words: (props: { row: Draft }) => React.ReactNode;
}

const folded = (label: string): string => label.trim().toLocaleLowerCase();

/**
 * A list of rows that is written whole, drawn by a section of its own (docs/screens/09-solidary-structures.md §5.3,
 * §5.4). Labels are unique in it.
 */
export function rows<Draft extends Row, Stored extends Draft>({
  label,
  toDraft,
  rule,
  Words,
}: RowsSpec<Draft, Stored>): Field<Draft[], Draft[], readonly Stored[]> {
  const unique = z.array(rule).check((context) => {
    const seen = new Set<string>();
    for (const [at, row] of context.value.entries()) {
      const name = folded(row.label);
      const message = ruleMessage('structureForm:rules.labelTaken');
      if (name !== '' && seen.has(name)) {
        context.issues.push({ code: 'custom', input: row.label, path: [at, 'label'], message });
      }
      seen.add(name);
    }
  });
  return {
    label,
    Value: ({ value }) => {
      if (value.length === 0) return <Unset />;
      return (
        <ul>
          {value.map((row, at) => (
            // Rows without id have nothing else that tells them apart.
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is not changed where it is shown.
            <li key={at}>
              <Words row={row} />
            </li>
          ))}
        </ul>
      );
    },
    initial: [],
    isCopied: true,
    toDraft: (stored) => stored.map(toDraft),
    rule: () => unique,
    render: null,
  };
}

/** The label of a row, or that it has none. */
export function LabelWords({ row: { label } }: { row: Row }) {
  const { t } = useTranslation('structureForm');
  return label.trim() === '' ? t('unlabelled') : label;
}

/** The rule of a label: 1 to 255 characters. */
export const rowLabel = z
  .string()
  .trim()
  .min(1, { error: ruleMessage('structureForm:rules.labelRequired') })
  .max(255, { error: ruleMessage('form:rules.tooLong', { longest: 255 }) });
