import { Button } from '@fluentui/react-components';
import { ChevronLeftRegular, ChevronRightRegular } from '@fluentui/react-icons';
import { useLetterKeys } from '#renderer/kit/actions/keys/letters.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { ResourceName } from '#shared/resources/manifests.ts';
import styles from './Neighbours.module.css';
import { useNeighbours } from './useNeighbours.ts';

interface RecordNeighboursProps {
  resource: ResourceName;
  id: number;
  pathOf: (id: number) => string;
}

/**
 * On a record's page: its position in the list that it was opened from, and links to the next and previous record, also
 * by J and K.
 */
export function RecordNeighbours({ resource, id, pathOf }: RecordNeighboursProps) {
  const translate = useTranslate();
  const format = useFormat();
  const neighbours = useNeighbours(resource, id, pathOf);
  useLetterKeys({ j: neighbours?.next, k: neighbours?.previous });
  if (neighbours === null) return null;
  const { place, total, next, previous } = neighbours;
  const step = (text: string, Icon: typeof ChevronLeftRegular, run: (() => void) | undefined) => (
    <Button appearance="subtle" icon={<Icon />} aria-label={text} title={text} disabledFocusable={!run} onClick={run} />
  );
  return (
    <nav className={flow.together} aria-label={translate('list:neighbours.label')}>
      {step(`${translate('list:neighbours.previous')} (K)`, ChevronLeftRegular, previous)}
      <span className={styles.position}>
        {translate('list:neighbours.position', { place: format.number(place), total: format.number(total) })}
      </span>
      {step(`${translate('list:neighbours.next')} (J)`, ChevronRightRegular, next)}
    </nav>
  );
}
