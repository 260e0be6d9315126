import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkDialogProps } from '#renderer/kit/actions/define.ts';
import { BulkDialog } from '#renderer/kit/bulk/BulkDialog.tsx';
import { type BulkWork, eachRow } from '#renderer/kit/bulk/work.ts';
import { RecordPicker } from '#renderer/kit/pickers/RecordPicker.tsx';
import { changeRow, changeRowBack } from '#renderer/kit/record/changes.ts';
import type { RelayPoint } from '#shared/resources/relay-points.ts';

/** Gives several relay points another type, one by one; undoing gives each the one it had. */
export function TypeDialog(props: BulkDialogProps<RelayPoint>) {
  const { t } = useTranslation('relaypoints');
  const [typeId, setTypeId] = useState<number | null>(null);

  const change = {
    resource: 'relaypoints',
    changes: { typeId },
    before: (point: RelayPoint) => ({ typeId: point.typeId }),
    isSo: (point: RelayPoint) => point.typeId === typeId,
  } as const;
  const work: BulkWork = {
    confirm: {
      level: 'C1',
      title: 'relaypoints:actions.changeType.title',
      text: 'relaypoints:actions.changeType.text',
      button: 'relaypoints:actions.changeType.label',
    },
    touches: ['relaypoints'],
    perform: eachRow((id, _tools, signal) => changeRow(change, id, signal)),
    undoRow: (undo) => changeRowBack('relaypoints', undo),
  };

  return (
    <BulkDialog {...props} work={work} canConfirm={typeId !== null}>
      <RecordPicker
        resource="relaypointtypes"
        label={t('actions.changeType.type')}
        isRequired
        value={typeId}
        onChange={setTypeId}
      />
    </BulkDialog>
  );
}
