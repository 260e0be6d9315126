import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import type { DifferingField, EditedLine, ImportChanges } from '#shared/ipc/import-national.ts';
import { useColumnLabel } from '../labels.ts';

/** Maximum characters of a value in a text. */
const MAX_SHOWN = 60;
const flags: ReadonlySet<string> = new Set(['secured', 'free', 'official', 'private']);
const coordinates: ReadonlySet<string> = new Set(['latitude', 'longitude']);

/** Returns functions that tell in which fields a line differs. */
export function useFieldTexts(names: ImportChanges['names']) {
  const { t } = useTranslation('import');
  const format = useFormat();
  const label = useColumnLabel('relaypoints');

  function shown(column: string, value: string): string {
    if (value === '') return t('check.emptyValue');
    if (flags.has(column)) return t(value === '1' ? 'changes.yes' : 'changes.no');
    const known = column === 'relayPointTypeId' || column === 'communityId' ? names[column] : [];
    const text = known.find(({ id }) => String(id) === value)?.name ?? value;
    return t('repair.value', { value: text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text });
  }

  const fieldText = ({ column, file, platform }: DifferingField): string =>
    platform === null
      ? t('changes.fieldNow', { column: label(column), file: shown(column, file) })
      : t('changes.field', { column: label(column), file: shown(column, file), platform: shown(column, platform) });

  const sidesText = ({ column, file, platform }: DifferingField): string =>
    t('changes.sides', { column: label(column), file: shown(column, file), platform: shown(column, platform ?? '') });

  const isPlace = ({ column }: DifferingField) => coordinates.has(column);

  return {
    /** What the file changes. */
    changed: (fields: readonly DifferingField[]): string => fields.map(fieldText).join(t('changes.between')),
    /** What was changed by hand, and what the file changes beside it. */
    edited: ({ fields, metres }: EditedLine): string => {
      const byHand = fields.filter(({ by }) => by !== 'file');
      const others = fields.filter(({ by }) => by === 'file').map(({ column }) => label(column));
      const isStuck = others.length > 0 && byHand.some(({ canKeep }) => !canKeep);
      return [
        ...(byHand.some(isPlace) ? [t('changes.moved', { distance: format.distance(metres) })] : []),
        ...byHand.filter((field) => !isPlace(field)).map(sidesText),
        ...(others.length > 0 ? [t('changes.filesOwn', { columns: format.list(others) })] : []),
        ...(isStuck ? [t('changes.stuck')] : []),
      ].join(t('changes.between'));
    },
  };
}
