import { useQueryClient } from '@tanstack/react-query';
import { itemQuery } from '#renderer/kit/data/queries.ts';
import { useQuestion } from '#renderer/kit/ui/dialog/useQuestion.ts';
import type { Structure } from '#shared/resources/solidarystructures/item.ts';
import type { StructureFormState } from '../../fields.tsx';
import { type ChangeReview, reviewChanges } from './sections.ts';

/**
 * Asks, before a structure is changed, whether its lists are to become what they are now: each is sent whole, and what
 * it lacks is deleted (docs/screens/09-solidary-structures.md §7). A save that leaves the lists alone is not asked
 * about.
 */
export function useChangeReview(opened: Structure | null) {
  const client = useQueryClient();
  const { question, ask } = useQuestion<ChangeReview, boolean>(false);

  /** Resolves to whether to save. */
  const confirm = async ({ record: { form, stored } }: StructureFormState): Promise<boolean> => {
    if (opened === null) return true;
    // Saving has just read it anew.
    const latest = client.getQueryData(itemQuery('solidarystructures', opened.id).queryKey) ?? opened;
    const review = reviewChanges(stored(), structuredClone(form.getValues()), latest);
    return review.sections.length === 0 || ask(review);
  };

  return { question, confirm };
}
