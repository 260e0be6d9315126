import { type Control, type FieldPath, type FieldValues, get, useFormState } from 'react-hook-form';
import { usePlatformWords } from '#renderer/kit/ui/errors/usePlatformWords.ts';
import { type Format, useFormat } from '#renderer/kit/ui/format.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { TextKey, TextValues } from '#renderer/locales/text-key.ts';
import { dayProblem } from './fields/day.ts';

/**
 * A rule's message as a schema can carry it: the key and its values in one text. It is put into words only when it is
 * shown, so that a change of language changes the messages already on the screen.
 */
export const ruleMessage = (key: TextKey, values: TextValues = {}): string => {
  const query = new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]));
  return query.size === 0 ? key : `${key}?${query}`;
};

const dayKeys = {
  noSuchDay: 'form:rules.day',
  noYear: 'form:rules.dayNoYear',
  shortYear: 'form:rules.dayShortYear',
  shape: 'form:rules.dayShape',
} as const satisfies Record<ReturnType<typeof dayProblem>, TextKey>;

/** What is wrong with a text that is no day, as `ruleMessage` carries it. */
export const dayMessage = (typed: string): string => ruleMessage(dayKeys[dayProblem(typed)]);

/** Whether a refusal's message is one of ours, which `ruleMessage` made: no text of a platform looks like that. */
export const isRuleMessage = (message: string): boolean => /^[a-z]+:[a-zA-Z.]+(\?|$)/.test(message);

/** Values that are codes or plain digits on their way, and words of the language on screen when they are shown. */
const spoken: Readonly<Record<string, (value: string, format: Format) => string>> = {
  countries: (codes, format) => format.countries(codes.split(',')),
  min: (value, format) => format.number(Number(value)),
  max: (value, format) => format.number(Number(value)),
};

/** What a field's error holds: a rule's encoded message, or the platform's own words (`server`). */
export interface FieldMessage {
  type?: string | number | symbol;
  message?: string;
}

/** Type of an error whose message is the platform's own text. */
export const serverType = 'server';

/** Puts the error of a field into the person's language. */
export function useMessageText(): (message: FieldMessage) => string {
  const translate = useTranslate();
  const platformWords = usePlatformWords();
  const format = useFormat();
  return ({ type, message = '' }) => {
    if (type === serverType) return platformWords(message);
    const [key = '', query] = message.split('?', 2);
    // Only `ruleMessage` makes these texts: key and values were checked there.
    const values = [...new URLSearchParams(query)].map(([name, value]) => [
      name,
      spoken[name]?.(value, format) ?? value,
    ]);
    return translate(key as TextKey, Object.fromEntries(values));
  };
}

/** The refusal of a compound value as a whole (an address, a list); those of its parts stand under them. */
export function useOwnMessage<Draft extends FieldValues, Values>(
  control: Control<Draft, unknown, Values>,
  name: FieldPath<Draft>,
): string | undefined {
  const translate = useMessageText();
  const { errors } = useFormState({ control, name });
  // The form library keeps the refusal of a list under `root`.
  for (const found of [get(errors, name), get(errors, `${name}.root`)] as readonly unknown[]) {
    if (typeof found !== 'object' || found === null || !('message' in found)) continue;
    const { message } = found;
    if (typeof message === 'string')
      return translate({ message, type: 'type' in found ? String(found.type) : undefined });
  }
  return undefined;
}
