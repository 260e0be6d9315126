import { DismissCircleRegular, InfoRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import styles from './check.module.css';
import { type Finding, type PlaceInMessage, placeOf } from './rules.ts';

interface FindingsProps {
  findings: readonly Finding[];
  /** What leads to a place of the message, with these words; absent where the message cannot be changed. */
  renderLink?: ((place: PlaceInMessage, words: string) => ReactNode) | undefined;
}

/** What a check found, as a list that leads to the blocks; nothing where it found nothing. */
export function Findings({ findings, renderLink }: FindingsProps) {
  if (findings.length === 0) return null;
  return (
    <ul className={`${flow.plain} ${flow.gridS} ${styles.findings}`}>
      {findings.map((finding, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: findings have no identity, and are drawn anew together.
        <Found key={index} finding={finding} renderLink={renderLink} />
      ))}
    </ul>
  );
}

function Found({ finding, renderLink }: { finding: Finding; renderLink: FindingsProps['renderLink'] }) {
  const { t } = useTranslation('proofreading');
  const { size } = useFormat();
  const goTo = useGoToWords();
  const { kind, level, block, values } = finding;
  const place = placeOf(finding);
  const weight = typeof values?.bytes === 'number' ? { size: size(values.bytes) } : {};
  const Icon = level === 'blocking' ? DismissCircleRegular : InfoRegular;
  return (
    <li className={flow.row}>
      <Icon aria-hidden fontSize={20} className={level === 'blocking' ? `${flow.fixed} ${flow.danger}` : flow.fixed} />
      <div>
        <strong>{t(`check.levels.${level}`)}</strong> {t(`check.findings.${kind}`, { ...values, ...weight })}{' '}
        {block !== null && renderLink === undefined && t('check.inBlock', { rank: block + 1 })}
      </div>
      {place !== null && renderLink?.(place, goTo(place))}
    </li>
  );
}

/** Returns what names a place of the message where something leads to it. */
export function useGoToWords(): (place: PlaceInMessage) => string {
  const { t } = useTranslation('proofreading');
  return (place) => (place === 'subject' ? t('check.goToSubject') : t('check.goTo', { rank: place + 1 }));
}
