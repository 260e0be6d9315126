import { useTranslation } from 'react-i18next';
import { recordStatusLabel } from '#renderer/features/solidary/records/status.ts';
import { useCan } from '#renderer/kit/data/session.ts';
import { useNavigation } from '#renderer/kit/ui/navigation.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { SolidaryRecordRow } from '#shared/resources/solidaryrecords/index.ts';
import { addressOf } from '#shared/routes.ts';
import { BoardCard, type CardCommands } from './BoardCard.tsx';
import styles from './board.module.css';
import type { ColumnStatus } from './columns.ts';
import type { CardTexts } from './useCardTexts.ts';

interface ColumnCardsProps {
  status: ColumnStatus;
  rows: readonly SolidaryRecordRow[];
  texts: CardTexts;
  commands: CardCommands;
  /** The card that is being dragged; null for none. */
  dragged: SolidaryRecordRow | null;
}

/** The cards of a column of the board, or that there are none. */
export function ColumnCards({ status, rows, texts, commands, dragged }: ColumnCardsProps) {
  const { t } = useTranslation('solidaryrecords');
  const translate = useTranslate();
  const navigation = useNavigation();
  const can = useCan();
  const canMove = can('solidary_update');
  const canOpen = can('solidary_read');
  if (rows.length === 0) return <p className={styles.note}>{t('board.empty')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long column is scrolled by the keyboard.
    <ul className={styles.cards} tabIndex={0} aria-label={translate(recordStatusLabel(status))}>
      {rows.map((row) => (
        <BoardCard
          key={row.id}
          row={row}
          texts={texts}
          href={canOpen ? navigation.hrefOf(addressOf('solidaryrecords_show', { id: row.id })) : undefined}
          canMove={canMove && row.userId !== null}
          isDragged={dragged?.id === row.id}
          commands={commands}
        />
      ))}
    </ul>
  );
}
