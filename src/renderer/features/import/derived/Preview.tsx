import { Text } from '@fluentui/react-components';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import styles from '../Import.module.css';

/** Lines shown before a column is made. */
const SHOWN = 5;

interface PreviewProps {
  /** Of each line, the texts before and after. */
  rows: readonly { from: readonly string[]; to: readonly string[] }[];
}

/** What becomes of the first lines. */
export function Preview({ rows }: PreviewProps) {
  const { t } = useTranslation('import');
  return (
    <div className={flow.stackXS} role="status">
      <Text weight="semibold">{t(rows.length === 0 ? 'derived.noText' : 'derived.preview')}</Text>
      <ul className={styles.items}>
        {rows.slice(0, SHOWN).map(({ from, to }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its position.
          <li key={index}>
            <Texts texts={from} /> → <Texts texts={to} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Texts({ texts }: { texts: readonly string[] }) {
  const { t } = useTranslation('import');
  return texts.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a column is its position.
    <Fragment key={index}>
      {index > 0 && ' | '}
      <code>{text === '' ? t('check.emptyValue') : text}</code>
    </Fragment>
  ));
}
