import { useTranslation } from 'react-i18next';
import { ChoiceDialog } from '#renderer/kit/actions/bulk/ChoiceDialog.tsx';
import type { BulkWork } from '#renderer/kit/actions/bulk/work.ts';
import type { BulkDialogProps } from '#renderer/kit/actions/define.ts';
import type { RelayPoint } from '#shared/resources/relaypoints/index.ts';

/** Changes the type of several relay points, one by one; undo restores each former type. */
export function TypeDialog(props: BulkDialogProps<RelayPoint>) {
  const { t } = useTranslation('relaypoints');
  return <ChoiceDialog {...props} from="relaypointtypes" label={t('actions.changeType.type')} workWith={changeTo} />;
}

const changeTo = (typeId: number): BulkWork => ({
  operation: { name: 'changeRelayPoints', changes: { typeId } },
  confirm: {
    level: 'confirm',
    title: 'relaypoints:actions.changeType.title',
    text: 'relaypoints:actions.changeType.text',
    button: 'relaypoints:actions.changeType.label',
  },
});
