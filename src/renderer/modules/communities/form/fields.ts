import { type DraftOf, defineForm, type ValuesOf } from '#renderer/kit/form/definition/defineForm.ts';
import type { FormOf } from '#renderer/kit/form/definition/FormField.tsx';
import { address, choice, integer, record, yesNo } from '#renderer/kit/form/definition/field-types.tsx';
import { text } from '#renderer/kit/form/definition/text-types.tsx';
import { ruleMessage } from '#renderer/kit/form/messages.ts';
import { richText } from '#renderer/kit/rich-text/field.tsx';
import { byDomain, maxTarget, validationTypes } from '#shared/resources/communities/index.ts';
import { lineLimit } from '#shared/text-limits.ts';
import { validationLabel } from '../labels.ts';
import { domainTags } from './domains.tsx';

const AUTOMATIC = 0;

/**
 * The form of a community (docs/screens/03-communities.md §4). The platform validates none of what is required here and
 * answers a missing one with a 500 that says nothing.
 *
 * @param refuseName the message about a name that another community has; null for any other
 */
export const communityForm = (refuseName: (name: string) => string | null) =>
  defineForm(
    'communities',
    {
      name: text({
        label: 'communities:fields.name',
        max: lineLimit,
        required: true,
        isWide: true,
        refuse: refuseName,
      }),
      description: text({
        label: 'communities:fields.description',
        max: lineLimit,
        required: true,
        lines: 3,
        isWide: true,
      }),
      fullDescription: richText({ label: 'communities:fields.fullDescription', required: true, lines: 8 }),
      referrerId: record({
        label: 'communities:fields.referrer',
        resource: 'users',
        nameIn: 'referrer',
        required: true,
      }),
      validationType: choice({
        label: 'communities:fields.validationMode',
        values: validationTypes,
        labelOf: validationLabel,
        initial: AUTOMATIC,
      }),
      domains: domainTags({ label: 'communities:fields.domains', hint: 'communities:form.hints.domains' }),
      target: integer({
        label: 'communities:fields.target',
        hint: 'communities:form.hints.target',
        min: 0,
        max: maxTarget,
      }),
      membersHidden: yesNo({ label: 'communities:fields.membersHiddenLong', required: true, initial: false }),
      proposalsHidden: yesNo({ label: 'communities:fields.proposalsHiddenLong', required: true, initial: false }),
      freeCarpool: yesNo({ label: 'communities:fields.freeCarpool', required: true, initial: false }),
      address: address({ label: 'communities:fields.address' }),
    },
    {
      check: ({ validationType, domains }, refuse) => {
        if (validationType === byDomain && domains?.length === 0) {
          refuse(['domains'], ruleMessage('communities:form.rules.domainsMissing'));
        }
      },
      // Domains mean nothing to the other modes, and are taken away with this one.
      finish: ({ validationType, domains }) => ({ domains: validationType === byDomain ? domains : [] }),
    },
  );

type CommunityDefinition = ReturnType<typeof communityForm>;
export type CommunityDraft = DraftOf<CommunityDefinition>;
export type CommunityValues = ValuesOf<CommunityDefinition>;
export type CommunityFormApi = FormOf<CommunityDefinition>;
