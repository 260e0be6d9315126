import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { keepingRepairs } from '#shared/import/national/keeping.ts';
import type { EditedLine, ImportChanges } from '#shared/ipc/import-national.ts';
import { DecisionBar } from './DecisionBar.tsx';
import { decisionsOf, keptBy, type LineDecisions } from './decisions.ts';
import { useFieldTexts } from './useFieldTexts.ts';

interface EditedPlacesProps {
  changes: ImportChanges;
  decisions: LineDecisions;
  recordPath: ((id: number) => string) | undefined;
}

/** Places that somebody changed by hand on the platform: what becomes of each is asked, and nothing is replaced unasked. */
export function EditedPlaces({ changes: { edited, names }, decisions, recordPath }: EditedPlacesProps) {
  const { t } = useTranslation('import');
  const format = useFormat();
  const texts = useFieldTexts(names);
  const { options, isBusy, remaining, onRepair, onRemoveRepairs } = decisions;
  const isKept = keptBy(options.repairs);
  const [kept, replaced] = [edited.filter(isKept), edited.filter((line) => !isKept(line))];
  const keeping = replaced.flatMap(keepingRepairs);
  if (edited.length === 0) return null;
  const take = (lines: readonly EditedLine[]) => onRemoveRepairs(decisionsOf(options.repairs, lines));
  return (
    <DecisionBar
      title={t('changes.edited', { count: edited.length, shown: format.number(edited.length) })}
      hint={t('changes.editedHint')}
      all={[
        {
          label: t('changes.keepAll'),
          isDisabled: isBusy || keeping.length === 0 || keeping.length > remaining,
          onClick: () => onRepair(keeping),
        },
        { label: t('changes.takeAll'), isDisabled: isBusy || kept.length === 0, onClick: () => take(kept) },
      ]}
      decisions={edited.map((line) => ({
        key: String(line.line),
        label: t('changes.changedLine', {
          line: format.number(line.line),
          name: line.name,
          columns: texts.edited(line),
        }),
        beside: recordPath !== undefined && (
          <RecordLink to={recordPath(line.point.id)} aria-label={t('changes.seeOne', { name: line.point.name })}>
            {t('changes.see')}
          </RecordLink>
        ),
        isChosen: isKept(line),
        onChange: (isChosen) => (isChosen ? onRepair(keepingRepairs(line)) : take([line])),
      }))}
      status={t('changes.decided', { kept: format.number(kept.length), replaced: format.number(replaced.length) })}
    />
  );
}
