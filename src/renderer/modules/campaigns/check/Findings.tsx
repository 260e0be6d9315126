import { Button } from '@fluentui/react-components';
import { DismissCircleRegular, InfoRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import styles from './check.module.css';
import type { Finding } from './rules.ts';

interface FindingsProps {
  findings: readonly Finding[];
  /** Leads to a block, by its rank from 0; absent where the message is not edited. */
  onGoToBlock?: ((index: number) => void) | undefined;
}

/** What a check found, as a list that leads to the blocks; nothing where it found nothing. */
export function Findings({ findings, onGoToBlock }: FindingsProps) {
  if (findings.length === 0) return null;
  return (
    <ul className={styles.findings}>
      {findings.map((finding, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: findings have no identity, and are drawn anew together.
        <Found key={index} finding={finding} onGoToBlock={onGoToBlock} />
      ))}
    </ul>
  );
}

function Found({
  finding: { kind, level, block, values },
  onGoToBlock,
}: {
  finding: Finding;
  onGoToBlock: ((index: number) => void) | undefined;
}) {
  const { t } = useTranslation('proofreading');
  const { size } = useFormat();
  const weight = typeof values?.bytes === 'number' ? { size: size(values.bytes) } : {};
  const Icon = level === 'blocking' ? DismissCircleRegular : InfoRegular;
  return (
    <li data-level={level}>
      <Icon aria-hidden fontSize={20} />
      <div>
        <strong>{t(`check.levels.${level}`)}</strong> {t(`check.findings.${kind}`, { ...values, ...weight })}{' '}
        {block !== null && onGoToBlock === undefined && t('check.inBlock', { rank: block + 1 })}
      </div>
      {block !== null && onGoToBlock !== undefined && (
        <Button size="small" onClick={() => onGoToBlock(block)}>
          {t('check.goTo', { rank: block + 1 })}
        </Button>
      )}
    </li>
  );
}
