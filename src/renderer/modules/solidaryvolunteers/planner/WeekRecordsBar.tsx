import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import type { CalendarDay } from '#shared/calendar.ts';
import { useWeekRecords } from './useWeekRecords.ts';

/** Says what the planner does not know, and offers to read it: how many records, and what each reading does. */
export function WeekRecordsBar({ monday }: { monday: CalendarDay }) {
  const { t } = useTranslation('solidaryvolunteers');
  const { number } = useFormat();
  const { unread, next, progress, failed, read } = useWeekRecords(monday);
  return (
    <MessageBar intent="info" layout="multiline">
      <MessageBarBody>
        {t('planner.known')}
        {unread !== null && ` ${t('planner.unread', { count: unread })}`}
        {next.length > 0 && ` ${t('planner.effects')}`}
        {failed > 0 && ` ${t('planner.failed', { count: failed })}`}
      </MessageBarBody>
      {next.length > 0 && (
        <MessageBarActions>
          <Button disabledFocusable={progress !== null} onClick={() => void read()}>
            {progress === null
              ? t('planner.read', { count: next.length })
              : t('planner.progress', { done: number(progress.done), total: number(progress.total) })}
          </Button>
        </MessageBarActions>
      )}
    </MessageBar>
  );
}
