import { z } from 'zod';
import { call } from './call.ts';

export const printCalls = {
  /**
   * Prints the page, by its styles for paper, to a PDF file that the person chooses; `name` is suggested, without its
   * ending. Error `cancelled` when none is chosen.
   */
  'print.savePdf': call('signedIn', z.object({ name: z.string().min(1).max(200) }), z.object({ fileName: z.string() })),
};
