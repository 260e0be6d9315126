import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import type { BoardRows } from './useBoardRows.ts';

interface BoardNoticesProps {
  read: BoardRows;
  /** Records that stand in no column. */
  others: number;
  canMove: boolean;
}

/** Says what is missing from the board. */
export function BoardNotices({ read: { rows, total, unreadable }, others, canMove }: BoardNoticesProps) {
  const { t } = useTranslation('solidaryrecords');
  const format = useFormat();
  const shown = rows.length + unreadable;
  const texts = [
    total > shown && t('board.notAll', { shown: format.number(rows.length), total: format.number(total) }),
    unreadable + others > 0 && t('board.unreadable', { count: unreadable + others }),
    !canMove && t('board.readOnly'),
  ].filter((text) => text !== false);
  return texts.map((text) => (
    <MessageBar key={text} intent="info" layout="multiline">
      <MessageBarBody>{text}</MessageBarBody>
    </MessageBar>
  ));
}
