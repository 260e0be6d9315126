import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BaseRow } from '#renderer/kit/data/queries.ts';
import type { ListBarProps } from '#renderer/kit/list/slots.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { ScreenLine } from '#renderer/kit/ui/page/PageSlot.tsx';
import type { Linked } from '#shared/resources/solidary/local.ts';
import { DuplicatesButton } from '../duplicates/DuplicatesButton.tsx';
import type { Comparable } from '../duplicates/duplicates.ts';
import { OtherSpellings } from '../phone/OtherSpellings.tsx';
import { PhoneBox } from '../phone/PhoneBox.tsx';
import type { PeopleList } from '../whole-list.ts';
import { useCurrentStructure } from './current-structure.ts';
import { localNames } from './filters.ts';
import { LocalSwitches } from './LocalSwitches.tsx';
import styles from './local.module.css';

/** The fields of a row that the bar needs. */
export type PersonRow = BaseRow & Linked & Comparable;

interface PeopleBarProps<R extends PersonRow> extends ListBarProps<R> {
  name: PeopleList;
  /** Buttons before the common ones. */
  children?: ReactNode;
}

/**
 * What the line of solidary people has besides that of other lists: phone first, my structure and pending, duplicates
 * (docs/screens/08-solidary-people.md §9). It stays beside a selection.
 */
export function PeopleBar<R extends PersonRow>({ name, page, links, children }: PeopleBarProps<R>) {
  const { t } = useTranslation('solidarylists');
  const structure = useCurrentStructure();
  const { filters } = page.state;
  const isLocal = localNames.some((one) => filters[one] !== undefined);
  return (
    <ScreenLine>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form. */}
      <div role="group" aria-label={t('label')} className={`${flow.bar} ${styles.bar}`} data-stays-on-line="">
        <PhoneBox page={page} links={links} />
        <LocalSwitches
          structure={structure}
          filters={filters}
          total={isLocal || page.list.isPlaceholderData ? undefined : page.list.data?.total}
          onChange={(next) => page.change({ page: 1, filters: next })}
        />
        <div className={`${flow.bar} ${styles.tools}`}>
          {children}
          <DuplicatesButton name={name} isWanted={isLocal} />
        </div>
        {filters.telephone !== undefined && !page.list.isPlaceholderData && page.list.data?.total === 0 && (
          <OtherSpellings
            telephone={filters.telephone}
            onChoose={(spelling) => page.setFilter('telephone', spelling, false)}
          />
        )}
      </div>
    </ScreenLine>
  );
}
