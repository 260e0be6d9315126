import { Tab, TabList } from '@fluentui/react-components';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SolutionsRequest } from '#renderer/features/matching/context.ts';
import type { ComposerRequest } from '#renderer/features/record-actions/composer/Composer.tsx';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { useMedia } from '#renderer/kit/ui/theme/useMedia.ts';
import type { ActionType } from '#shared/resources/solidaryrecords/actions.ts';
import styles from './show.module.css';

/** The zones of a record's page: who could drive, the rest of the request, the journal. */
const zoneNames = ['solutions', 'request', 'followUp'] as const;
export type ZoneName = (typeof zoneNames)[number];

const isZone = (value: unknown): value is ZoneName => zoneNames.some((name) => name === value);

interface ZonesProps {
  /** The visible zone where there is space for only one. */
  current: ZoneName;
  onCurrent: (zone: ZoneName) => void;
  children: Readonly<Record<ZoneName, ReactNode>>;
}

/**
 * Three columns from 1600 px on; from 960 px on the request stands under the solutions, beside the journal; tabs below
 * (docs/screens/07-solidary-records.md §2). Every zone stays mounted in its place: so input survives resizing and
 * changing the tab.
 */
export function Zones({ current, onCurrent, children }: ZonesProps) {
  const { t } = useTranslation('solidaryrecords');
  const isNarrow = useMedia('(max-width: 959px)');
  const base = useId();
  const zone = (name: ZoneName) => (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: each of the two roles takes a name.
    <div
      key={name}
      id={`${base}-${name}`}
      role={isNarrow ? 'tabpanel' : 'group'}
      aria-label={isNarrow ? undefined : t(`zones.${name}`)}
      aria-labelledby={isNarrow ? `${base}-${name}-tab` : undefined}
      hidden={isNarrow && name !== current}
      className={`${flow.shrinks} ${styles.zone}`}
      data-zone={name}
    >
      {children[name]}
    </div>
  );
  return (
    <>
      {isNarrow && (
        <TabList
          className={styles.zoneTabs}
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
        <div className={styles.center}>
          {zone('solutions')}
          {zone('request')}
        </div>
        {zone('followUp')}
      </div>
    </>
  );
}

export type ZoneRequests = ReturnType<typeof useZoneRequests>;

/** State of the zones: which one is on screen, at first the given one, and the requests of header and keys to focus something in one. */
export function useZoneRequests(first: () => ZoneName) {
  const [zone, setZone] = useState(first);
  const [composer, setComposer] = useState<ComposerRequest | null>(null);
  const [solutions, setSolutions] = useState<SolutionsRequest | null>(null);
  return {
    zone,
    setZone,
    composer,
    solutions,
    /** Opens the composer with a group of actions. */
    compose: (group: ActionType | null) => {
      setZone('followUp');
      // A new object for each request, so that two requests move the focus twice.
      setComposer({ group });
    },
    /** Goes to the solutions, or to the message to a driver. */
    solve: (what: SolutionsRequest['what']) => {
      setZone('solutions');
      setSolutions({ what });
    },
  };
}
