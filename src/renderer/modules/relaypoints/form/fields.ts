import { type DraftOf, defineForm, type ValuesOf } from '#renderer/kit/form/definition/defineForm.ts';
import type { FormOf } from '#renderer/kit/form/definition/FormField.tsx';
import { address, choice, integer, record, yesNo } from '#renderer/kit/form/definition/field-types.tsx';
import { text } from '#renderer/kit/form/definition/text-types.tsx';
import { ruleMessage } from '#renderer/kit/form/messages.ts';
import { richText } from '#renderer/kit/rich-text/field.tsx';
import {
  maxPlaces,
  type RelayPoint,
  type RelayPointWrite,
  relayPointStatuses,
} from '#shared/resources/relaypoints/index.ts';
import { lineLimit } from '#shared/text-limits.ts';
import { statusLabel } from '../labels.ts';

const ACTIVE = 1;

/** Whether a private point has no community or structure: only their members see it, so that nobody does. */
const isPrivateToNobody = ({
  isPrivate,
  communityId,
  structureId,
}: Partial<Pick<RelayPoint, 'isPrivate' | 'communityId' | 'structureId'>>) =>
  isPrivate === true && communityId === null && structureId === null;

/** The form of a relay point (docs/screens/05-content.md D2). */
export const relayPointForm = defineForm(
  'relaypoints',
  {
    name: text({ label: 'relaypoints:fields.name', max: lineLimit, required: true }),
    typeId: record({ label: 'relaypoints:fields.type', resource: 'relaypointtypes', nameIn: 'typeName' }),
    status: choice({
      label: 'relaypoints:fields.status',
      values: relayPointStatuses,
      labelOf: statusLabel,
      initial: ACTIVE,
    }),
    address: address({ label: 'relaypoints:fields.location', required: true }),
    places: integer({ label: 'relaypoints:fields.places', min: 0, max: maxPlaces }),
    placesDisabled: integer({ label: 'relaypoints:fields.placesDisabled', min: 0, max: maxPlaces }),
    isFree: yesNo({ label: 'relaypoints:fields.isFree', initial: true }),
    isSecured: yesNo({ label: 'relaypoints:fields.isSecured', initial: false }),
    isOfficial: yesNo({ label: 'relaypoints:fields.isOfficial', initial: false, required: true }),
    isSuggested: yesNo({
      label: 'relaypoints:fields.isSuggestedLong',
      hint: 'relaypoints:form.hints.suggested',
      initial: false,
    }),
    communityId: record({
      label: 'relaypoints:fields.community',
      resource: 'communities',
      nameIn: 'communityName',
    }),
    structureId: record({
      label: 'relaypoints:fields.structure',
      resource: 'solidarystructures',
      nameIn: 'structureName',
    }),
    isPrivate: yesNo({
      label: 'relaypoints:fields.isPrivate',
      hint: 'relaypoints:form.hints.private',
      initial: false,
    }),
    description: text({ label: 'relaypoints:fields.description', max: lineLimit, lines: 3, isWide: true }),
    fullDescription: richText({ label: 'relaypoints:fields.fullDescription', lines: 6 }),
    permalink: text({ label: 'relaypoints:fields.permalink', max: lineLimit, isWide: true }),
    creatorId: record({ label: 'relaypoints:fields.creator', resource: 'users', nameIn: 'creator', required: true }),
  },
  {
    check: (value, refuse, stored) => {
      // A point already stored like that is not refused.
      if (!isPrivateToNobody(value) || (stored !== null && isPrivateToNobody(stored))) return;
      refuse(['isPrivate'], ruleMessage('relaypoints:form.rules.privateToNobody'));
    },
  },
);

export type RelayPointValues = ValuesOf<typeof relayPointForm>;
export type RelayPointDraft = DraftOf<typeof relayPointForm>;
export type RelayPointFormApi = FormOf<typeof relayPointForm>;

/** The new relay point to send, with the given values only: the platform sets defaults for the others. */
export function newRelayPoint(values: RelayPointValues): RelayPointWrite {
  const given = Object.entries(values).filter(([, value]) => value !== null);
  // Only keys that may be absent can be null; the others are always given.
  return Object.fromEntries(given) as RelayPointWrite;
}
