import type { QueryClient } from '@tanstack/react-query';
import type { LetterRecipients, OpenedLetter } from '#shared/ipc/campaign-letters.ts';

const openedKey = ['openedLetter'] as const;
const recipientsKey = (id: number) => ['letterRecipients', id] as const;

/** Hands a letter that was opened to the form of a new campaign. */
export const keepOpened = (client: QueryClient, letter: OpenedLetter): void => {
  client.setQueryDefaults(openedKey, { gcTime: Infinity });
  client.setQueryData<OpenedLetter>(openedKey, letter);
};

export const openedOf = (client: QueryClient): OpenedLetter | undefined => client.getQueryData(openedKey);

export const dropOpened = (client: QueryClient): void => client.removeQueries({ queryKey: openedKey });

/** Remembers whom the letter is for that a campaign was made of, until they are its recipients or the window closes. */
export const keepRecipients = (client: QueryClient, id: number, recipients: LetterRecipients): void => {
  client.setQueryDefaults(recipientsKey(id), { gcTime: Infinity });
  client.setQueryData<LetterRecipients>(recipientsKey(id), recipients);
};

export const recipientsOfLetter = (client: QueryClient, id: number): LetterRecipients | undefined =>
  client.getQueryData(recipientsKey(id));
