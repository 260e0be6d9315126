import { createTexts, type TextOf } from '#shared/texts/create.ts';
import english from './en/index.ts';
import french from './fr/index.ts';

/**
 * The texts of the main process: menu, dialogs of the system, notifications. The script that opens the window comes
 * without them: what is part of it imports this file when a text is wanted.
 */
export const texts = createTexts(french, english);

export type MainText = TextOf<typeof french>;
