import { Button, Caption1, Checkbox, MessageBar, MessageBarBody, Text } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import styles from '../Import.module.css';
import { maxListed } from '../ShortList.tsx';

interface Decision {
  key: string;
  label: string;
  /** What stands beside the choice. */
  beside?: ReactNode;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

interface DecisionBarProps {
  title: string;
  hint: string;
  decisions: readonly Decision[];
  /** Decisions about all lines. */
  all: readonly { label: string; isDisabled: boolean; onClick: () => void }[];
  /** What was decided so far. */
  status?: string;
}

/** Asks about lines: one by one, or about all at once. */
export const DecisionBar = ({ title, hint, decisions, all, status }: DecisionBarProps) => (
  <MessageBar intent="warning" layout="multiline">
    <MessageBarBody className={flow.stackS}>
      <Text as="span" weight="semibold">
        {title}
      </Text>
      <Caption1>{hint}</Caption1>
      <div className={flow.wrap}>
        {all.map(({ label, isDisabled, onClick }) => (
          <Button key={label} size="small" disabledFocusable={isDisabled} onClick={onClick}>
            {label}
          </Button>
        ))}
      </div>
      <DecisionList label={title} decisions={decisions} />
      {status !== undefined && <Text role="status">{status}</Text>}
    </MessageBarBody>
  </MessageBar>
);

/** Lines with a choice each, the first ones at first. */
function DecisionList({ label, decisions }: { label: string; decisions: readonly Decision[] }) {
  const { t } = useTranslation('import');
  const format = useFormat();
  const [shown, setShown] = useState(maxListed);
  const more = Math.min(maxListed, decisions.length - shown);
  return (
    <div className={flow.stackS}>
      <ul className={styles.items} aria-label={label}>
        {decisions.slice(0, shown).map(({ key, label: text, beside, isChosen, onChange }) => (
          <li key={key} className={styles.decision}>
            <Checkbox label={text} checked={isChosen} onChange={(_, { checked }) => onChange(checked === true)} />
            {beside}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <div>
          <Button size="small" onClick={() => setShown(shown + maxListed)}>
            {t('changes.more', { count: more, shown: format.number(more) })}
          </Button>
        </div>
      )}
    </div>
  );
}
