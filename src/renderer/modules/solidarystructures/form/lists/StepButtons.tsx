import { Button } from '@fluentui/react-components';
import { ArrowRedoRegular, ArrowUndoRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import styles from './lists.module.css';

interface StepButtonsProps {
  store: { readonly canUndo: boolean; readonly canRedo: boolean };
  commands: { undo: () => void; redo: () => void };
}

/** Undo and redo of the steps of a list. */
export function StepButtons({ store, commands }: StepButtonsProps) {
  const { t } = useTranslation('form');
  return (
    <div className={styles.steps}>
      <Button
        size="small"
        appearance="subtle"
        icon={<ArrowUndoRegular />}
        disabledFocusable={!store.canUndo}
        onClick={commands.undo}
      >
        {t('rows.undo')}
      </Button>
      <Button
        size="small"
        appearance="subtle"
        icon={<ArrowRedoRegular />}
        disabledFocusable={!store.canRedo}
        onClick={commands.redo}
      >
        {t('rows.redo')}
      </Button>
    </div>
  );
}
