import { useTranslation } from 'react-i18next';
import { Mail, Phone } from '#renderer/kit/ui/show/Contact.tsx';
import { FactsCard } from '#renderer/kit/ui/show/FactsCard.tsx';
import { useYesNo } from '#renderer/kit/ui/show/FieldRows.tsx';
import { KeyStrip } from '#renderer/kit/ui/show/KeyStrip.tsx';
import styles from '#renderer/kit/ui/show/show.module.css';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { windowNames } from '#shared/resources/solidary/windows.ts';
import type { Structure } from '#shared/resources/solidarystructures/item.ts';
import { modeLabel, modeOf } from '../labels.ts';

interface StructureProps {
  structure: Structure;
}

/** How to reach a structure, and how it works. */
export function StructureKeyFacts({ structure }: StructureProps) {
  const { t } = useTranslation('solidarystructures');
  const translate = useTranslate();
  const yesNo = useYesNo();
  const { email, telephone, hasTransport } = structure;
  return (
    <KeyStrip
      facts={[
        { label: t('fields.telephone'), value: telephone && <Phone number={telephone} /> },
        { label: t('fields.email'), isLong: true, value: email && <Mail address={email} /> },
        { label: t('fields.mode'), value: translate(modeLabel(modeOf(structure))) },
        { label: t('fields.hasTransport'), value: yesNo(hasTransport) },
      ]}
    />
  );
}

/** The hours of a structure and its signature, and what is missing of its contact. */
export function OperationSection({ structure }: StructureProps) {
  const { t } = useTranslation('solidarystructures');
  const { signature, windows } = structure;
  const unknown = t('show.noTime');
  return (
    <FactsCard
      title={t('show.operation')}
      facts={[
        ...windowNames.map((name) => {
          const { from, to } = windows[name];
          const hours = { from: from ?? unknown, to: to ?? unknown };
          return {
            label: t(`values.windows.${name}`),
            field: `windows.${name}`,
            value: (from !== null || to !== null) && t('values.hours', hours),
          };
        }),
        ...(['telephone', 'email'] as const)
          .filter((name) => !structure[name])
          .map((name) => ({ label: t(`fields.${name}`), field: name, value: null })),
        {
          label: t('fields.signature'),
          field: 'signature',
          isWide: true,
          value: signature && <span className={styles.lines}>{signature}</span>,
        },
      ]}
    />
  );
}
