import { type TextKey, type TextValues, useText } from '../list/text.ts';

/**
 * A rule's message as a schema can carry it: the key and its values in one text. It is put into words only when it is
 * shown, so that a change of language changes the messages already on the screen.
 */
export const ruleMessage = (key: TextKey, values: TextValues = {}): string => {
  const query = new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]));
  return query.size === 0 ? key : `${key}?${query}`;
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
  const words = useText();
  return ({ type, message = '' }) => {
    if (type === serverType) return message;
    const [key = '', query] = message.split('?', 2);
    // Only `ruleMessage` makes these texts: key and values were checked there.
    return words(key as TextKey, Object.fromEntries(new URLSearchParams(query)));
  };
}
