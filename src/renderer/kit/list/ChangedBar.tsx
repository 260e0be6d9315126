import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';

interface ChangedBarProps {
  /** Number of rows added; negative when rows are gone. */
  change: number;
  /** Absent on the first page. */
  onFirst?: () => void;
  onClose: () => void;
}

/** Tells that a refresh found another number of rows. */
export function ChangedBar({ change, onFirst, onClose }: ChangedBarProps) {
  const { t } = useTranslation('list');
  const count = Math.abs(change);
  return (
    <MessageBar intent="info" politeness="polite">
      <MessageBarBody>{change > 0 ? t('changed.more', { count }) : t('changed.fewer', { count })}</MessageBarBody>
      <MessageBarActions
        containerAction={
          <Button
            appearance="transparent"
            icon={<DismissRegular />}
            aria-label={t('changed.close')}
            onClick={onClose}
          />
        }
      >
        {onFirst !== undefined && <Button onClick={onFirst}>{t('changed.first')}</Button>}
      </MessageBarActions>
    </MessageBar>
  );
}
