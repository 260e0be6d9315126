import { ruleMessage } from '#renderer/kit/form/messages.ts';
import type { AppError } from '#shared/errors.ts';
import { AppFailure } from '#shared/failure.ts';
import type { StructureDraft } from '../fields.tsx';
import type { OperatorDraft } from '../operators/field.tsx';
import { missingTerritories } from './missing.ts';

/** Whether the platform refused because of one of the territories; nothing was changed then. */
export const isInvalidTerritory = ({ kind, platformText }: AppError): boolean =>
  kind === 'invalid' && platformText === 'Invalid territory';

/** Whether the platform refused because of one of the operators; a change has removed others by then. */
export const isUnknownOperator = ({ kind, platformText }: AppError): boolean =>
  kind === 'invalid' && platformText === 'Unknown User';

const onField = (field: keyof StructureDraft, message: string) =>
  new AppFailure({ kind: 'invalid', fields: [{ field, message }] });

/**
 * The refusal of a territory, at its field and with the names of those that are gone.
 *
 * @param named the names that are known, by id
 */
export async function territoryRefusal(
  ids: readonly number[],
  named: readonly { id: number; name: string }[],
  list: (names: readonly string[]) => string,
): Promise<AppFailure> {
  const gone = await missingTerritories(ids);
  const names = gone.map((id) => named.find((one) => one.id === id)?.name ?? `#${id}`);
  return onField(
    'territories',
    names.length === 0
      ? ruleMessage('structureForm:rules.territoryGoneSomebody')
      : ruleMessage('structureForm:rules.territoryGone', { names: list(names), count: names.length }),
  );
}

/** The refusal of operators, at their field and with the names of those whose account is gone. */
export const operatorRefusal = (
  unknown: readonly OperatorDraft[],
  list: (names: readonly string[]) => string,
): AppFailure =>
  onField(
    'operators',
    unknown.length === 0
      ? ruleMessage('structureForm:operators.unknownFieldSomebody')
      : ruleMessage('structureForm:operators.unknownField', { names: list(unknown.map(({ name }) => name)) }),
  );
