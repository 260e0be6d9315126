import { z } from 'zod';
import { requiredAddress } from '#renderer/kit/form/fields/address.ts';
import { ruleMessage } from '#renderer/kit/form/messages.ts';
import { optionalInteger, optionalText, requiredChoice, requiredText } from '#renderer/kit/form/rules.ts';
import { optionalRichText } from '#renderer/kit/rich-text/rules.ts';
import { maxPlaces, type RelayPoint, relayPointStatuses } from '#shared/resources/relaypoints/index.ts';
import type { RelayPointDraft, RelayPointValues } from './draft.ts';

const optionalId = z.number().nullable();
const requiredId = optionalId.pipe(z.number({ error: ruleMessage('form:rules.choose') }));
const optionalFlag = z.boolean().nullable();

/** Rules that look at several fields run even while others are refused, so that everything is said at once. */
const always = () => true;

/** Private to nobody: only members of a community or a structure see a private point. */
const isPrivateToNobody = ({
  isPrivate,
  communityId,
  structureId,
}: Partial<Pick<RelayPointValues, 'isPrivate' | 'communityId' | 'structureId'>>) =>
  isPrivate === true && communityId === null && structureId === null;

/** The rules of a relay point (docs/screens/05-content.md D2): what the fields hold in, what is saved out. */
export function relayPointForm(stored: RelayPoint | null): z.ZodType<RelayPointValues, RelayPointDraft> {
  return z
    .object({
      name: requiredText(255),
      typeId: optionalId,
      status: requiredChoice(relayPointStatuses),
      address: requiredAddress(stored?.address ?? null),
      places: optionalInteger(0, maxPlaces),
      placesDisabled: optionalInteger(0, maxPlaces),
      isFree: optionalFlag,
      isSecured: optionalFlag,
      isOfficial: optionalFlag.transform((value) => value ?? false),
      isSuggested: optionalFlag,
      communityId: optionalId,
      structureId: optionalId,
      isPrivate: optionalFlag,
      description: optionalText(255),
      fullDescription: optionalRichText({ stored: stored?.fullDescription }),
      permalink: optionalText(255),
      creatorId: requiredId,
    })
    .superRefine(
      (read, context) => {
        // Fields that were refused may have no output: only what is there is judged.
        const value: Partial<RelayPointValues> = read;
        // What was stored like that before is not judged again.
        if (!isPrivateToNobody(value) || (stored !== null && isPrivateToNobody(stored))) return;
        const message = ruleMessage('relaypoints:form.rules.privateToNobody');
        context.addIssue({ code: 'custom', input: value.isPrivate, path: ['isPrivate'], message });
      },
      { when: always },
    );
}
