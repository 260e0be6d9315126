import type { ActionContext } from '#renderer/kit/actions/tools.ts';
import type { TextKey } from '#renderer/locales/text-key.ts';

/**
 * Why a new record cannot be begun (`refusal` of an action): it is made in the current structure, and whoever operates
 * none has none (docs/screens/07-solidary-records.md §6.1).
 */
export const needsStructure = ({ session }: Pick<ActionContext, 'session'>): TextKey | null =>
  session.currentStructureId === null ? 'solidary:noStructure' : null;
