import { type OfferedPlace, type PlaceChoiceOptions, usePlaceChoice } from './usePlaceChoice.ts';
import { usePlaceMessage } from './usePlaceMessage.tsx';

/**
 * What the box of a place holds, and what is wrong with it; null where nothing is.
 *
 * @param error of the form
 */
export function usePlace<Offered extends OfferedPlace>(
  options: PlaceChoiceOptions<Offered>,
  error: string | undefined,
) {
  const choice = usePlaceChoice(options);
  return { choice, message: usePlaceMessage(choice, error) };
}
