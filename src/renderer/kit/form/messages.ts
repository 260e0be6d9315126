import { type Control, type FieldPath, type FieldValues, get, useFormState } from 'react-hook-form';
import { usePlatformText } from '#renderer/kit/ui/errors/usePlatformText.ts';
import { type Format, useFormat } from '#renderer/kit/ui/format.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { TextKey, TextValues } from '#renderer/locales/text-key.ts';
import { dayProblem } from './fields/day.ts';

/**
 * Encodes a rule's message, key and values, in one text for a schema. It is translated only when it is shown, so that a
 * change of language changes the messages already on screen.
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

/** Encodes the error of a text that is no day. */
export const dayMessage = (typed: string): string => ruleMessage(dayKeys[dayProblem(typed)]);

/** Whether the message of an error was made by `ruleMessage`: no text of a platform looks like that. */
export const isRuleMessage = (message: string): boolean => /^[a-z][a-zA-Z]*:[a-zA-Z.]+(\?|$)/.test(message);

/** Values that are codes or plain digits in a message, and formatted when they are shown. */
const spoken: Readonly<Record<string, (value: string, format: Format) => string>> = {
  countries: (codes, format) => format.countries(codes.split(',')),
  min: (value, format) => format.number(Number(value)),
  max: (value, format) => format.number(Number(value)),
  longest: (value, format) => format.number(Number(value)),
  size: (value, format) => format.size(Number(value)),
};

/** The error of a field: an encoded message of a rule, or the platform's own text (`server`). */
export interface FieldMessage {
  type?: string | number | symbol;
  message?: string;
}

/** Type of an error whose message is the platform's own text. */
export const serverType = 'server';

/** Returns a function that translates the error of a field. */
export function useMessageText(): (message: FieldMessage) => string {
  const translate = useTranslate();
  const platformWords = usePlatformText();
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

/** Returns the error of a compound value as a whole (an address, a list); those of its parts are shown at the parts. */
export function useOwnMessage<Draft extends FieldValues, Values>(
  control: Control<Draft, unknown, Values>,
  name: FieldPath<Draft>,
): string | undefined {
  const translate = useMessageText();
  const { errors } = useFormState({ control, name });
  // The form library keeps the error of a list under `root`.
  for (const found of [get(errors, name), get(errors, `${name}.root`)] as readonly unknown[]) {
    if (typeof found !== 'object' || found === null || !('message' in found)) continue;
    const { message } = found;
    if (typeof message === 'string')
      return translate({ message, type: 'type' in found ? String(found.type) : undefined });
  }
  return undefined;
}
