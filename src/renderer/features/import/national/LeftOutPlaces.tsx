import { Button, Caption1, MessageBar, MessageBarBody, Text } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { DecisionList } from './DecisionList.tsx';
import { decisionsOf, type LineDecisions, leftOut, leftOutLines } from './decisions.ts';

interface LeftOutPlacesProps {
  title: string;
  hint: string;
  lines: readonly { line: number; record: string; label: string; beside?: ReactNode }[];
  decisions: LineDecisions;
}

/** Lines that may better be left out: all at once, or one by one. */
export function LeftOutPlaces({ title, hint, lines, decisions }: LeftOutPlacesProps) {
  const { t } = useTranslation('import');
  const { options, isBusy, remaining, onRepair, onRemoveRepairs } = decisions;
  const out = leftOutLines(options.repairs);
  const sent = lines.filter(({ line }) => !out.has(line));
  if (lines.length === 0) return null;
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody className={flow.stackS}>
        <Text as="span" weight="semibold">
          {title}
        </Text>
        <Caption1>{hint}</Caption1>
        <div className={flow.wrap}>
          <Button
            size="small"
            disabledFocusable={isBusy || sent.length === 0 || sent.length > remaining}
            onClick={() => onRepair(sent.map(leftOut))}
          >
            {t('changes.leaveAllOut')}
          </Button>
          <Button
            size="small"
            disabledFocusable={isBusy || sent.length === lines.length}
            onClick={() => onRemoveRepairs(decisionsOf(options.repairs, lines))}
          >
            {t('changes.sendAll')}
          </Button>
        </div>
        <DecisionList
          label={title}
          decisions={lines.map((line) => ({
            key: String(line.line),
            label: line.label,
            beside: line.beside,
            isChosen: out.has(line.line),
            onChange: (isChosen) =>
              isChosen ? onRepair([leftOut(line)]) : onRemoveRepairs(decisionsOf(options.repairs, [line])),
          }))}
        />
      </MessageBarBody>
    </MessageBar>
  );
}
