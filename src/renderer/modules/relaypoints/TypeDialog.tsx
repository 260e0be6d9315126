import { useTranslation } from 'react-i18next';
import { ChoiceDialog } from '#renderer/kit/actions/bulk/ChoiceDialog.tsx';
import { type BulkWork, eachRow } from '#renderer/kit/actions/bulk/work.ts';
import type { BulkDialogProps } from '#renderer/kit/actions/define.ts';
import { changeRow, changeRowBack } from '#renderer/kit/resource/changes.ts';
import type { RelayPoint } from '#shared/resources/relaypoints/index.ts';

/** Changes the type of several relay points, one by one; undo restores each former type. */
export function TypeDialog(props: BulkDialogProps<RelayPoint>) {
  const { t } = useTranslation('relaypoints');
  return <ChoiceDialog {...props} from="relaypointtypes" label={t('actions.changeType.type')} workWith={changeTo} />;
}

function changeTo(typeId: number): BulkWork {
  const change = {
    resource: 'relaypoints',
    changes: { typeId },
    before: (point: RelayPoint) => ({ typeId: point.typeId }),
    isApplied: (point: RelayPoint) => point.typeId === typeId,
  } as const;
  return {
    confirm: {
      level: 'confirm',
      title: 'relaypoints:actions.changeType.title',
      text: 'relaypoints:actions.changeType.text',
      button: 'relaypoints:actions.changeType.label',
    },
    invalidates: ['relaypoints'],
    perform: eachRow((id, _tools, signal) => changeRow(change, id, signal)),
    undoRow: (undo) => changeRowBack('relaypoints', undo),
  };
}
