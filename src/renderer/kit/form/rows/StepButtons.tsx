import { Button } from '@fluentui/react-components';
import { ArrowRedoRegular, ArrowUndoRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import type { RowCommands } from './commands.ts';

interface StepButtonsProps {
  canUndo: boolean;
  canRedo: boolean;
  commands: Pick<RowCommands, 'undo' | 'redo'>;
  /** Their icons alone, named by label and tooltip. */
  isShort?: boolean;
}

/** Undo and redo of the steps over the rows of an editor. */
export function StepButtons({ canUndo, canRedo, commands, isShort = false }: StepButtonsProps) {
  const { t } = useTranslation('form');
  const steps = [
    { step: 'undo', icon: <ArrowUndoRegular />, isOff: !canUndo },
    { step: 'redo', icon: <ArrowRedoRegular />, isOff: !canRedo },
  ] as const;
  return steps.map(({ step, icon, isOff }) => (
    <Button
      key={step}
      size="small"
      appearance="subtle"
      icon={icon}
      disabledFocusable={isOff}
      onClick={commands[step]}
      {...(isShort && { 'aria-label': t(`rows.${step}`), title: t(`rows.${step}`) })}
    >
      {isShort ? null : t(`rows.${step}`)}
    </Button>
  ));
}
