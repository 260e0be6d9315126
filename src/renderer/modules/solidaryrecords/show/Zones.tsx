import { Tab, TabList } from '@fluentui/react-components';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useMedia } from '#renderer/kit/ui/theme/useMedia.ts';
import styles from './show.module.css';

/** The three zones of a record's page: the request, solutions, follow-up. */
export const zoneNames = ['request', 'solutions', 'followUp'] as const;
export type ZoneName = (typeof zoneNames)[number];

const isZone = (value: unknown): value is ZoneName => zoneNames.some((name) => name === value);

interface ZonesProps {
  /** The zone on screen where there is room for one. */
  current: ZoneName;
  onCurrent: (zone: ZoneName) => void;
  children: Readonly<Record<ZoneName, ReactNode>>;
}

/**
 * Three columns from 1280 px on, two from 960 px on, tabs below (docs/screens/07-solidary-records.md §2). Every zone
 * stays mounted in its place: what was typed in one is there when the window was resized or another tab looked at.
 */
export function Zones({ current, onCurrent, children }: ZonesProps) {
  const { t } = useTranslation('solidaryrecords');
  const isNarrow = useMedia('(max-width: 959px)');
  const base = useId();
  return (
    <>
      {isNarrow && (
        <TabList
          aria-label={t('zones.label')}
          selectedValue={current}
          onTabSelect={(_, { value }) => isZone(value) && onCurrent(value)}
        >
          {zoneNames.map((name) => (
            <Tab key={name} value={name} id={`${base}-${name}-tab`} aria-controls={`${base}-${name}`}>
              {t(`zones.${name}`)}
            </Tab>
          ))}
        </TabList>
      )}
      <div className={styles.zones}>
        {zoneNames.map((name) => (
          // biome-ignore lint/a11y/useAriaPropsSupportedByRole: each of the two roles takes a name.
          <div
            key={name}
            id={`${base}-${name}`}
            role={isNarrow ? 'tabpanel' : 'group'}
            aria-label={isNarrow ? undefined : t(`zones.${name}`)}
            aria-labelledby={isNarrow ? `${base}-${name}-tab` : undefined}
            hidden={isNarrow && name !== current}
            className={styles.zone}
            data-zone={name}
          >
            {children[name]}
          </div>
        ))}
      </div>
    </>
  );
}
