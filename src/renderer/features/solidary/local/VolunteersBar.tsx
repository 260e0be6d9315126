import { TableRegular, VehicleCarRegular } from '@fluentui/react-icons';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListResponse } from '#renderer/kit/data/queries.ts';
import { today } from '#renderer/kit/form/fields/day.ts';
import type { ListBarProps } from '#renderer/kit/list/slots.ts';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import type { DriversDraft } from '../drivers/DriversDialog.tsx';
import { useCurrentStructure } from './current-structure.ts';
import { PeopleBar } from './PeopleBar.tsx';

const DriversDialog = lazily(async () => (await import('../drivers/DriversDialog.tsx')).DriversDialog);
const CoveragePanel = lazily(async () => (await import('../coverage/CoveragePanel.tsx')).CoveragePanel);

type Row = ListResponse<'solidaryvolunteers'>['rows'][number];

/** The bar above volunteers: that of all solidary people, who can drive, and the coverage of the week. */
export function VolunteersBar(props: ListBarProps<Row>) {
  const { t } = useTranslation('solidarylists');
  const structure = useCurrentStructure();
  const { page } = props;
  const [isCovering, setCovering] = useState(false);
  const [isDriving, setDriving] = useState(false);
  const [draft, setDraft] = useState<DriversDraft>(() => ({ day: today(), time: '', place: null }));
  return (
    <>
      <PeopleBar
        name="solidaryvolunteers"
        {...props}
        tools={[
          {
            id: 'drivers',
            label: t('drivers.open'),
            icon: VehicleCarRegular,
            run: () => setDriving(true),
            isMain: true,
          },
          {
            id: 'coverage',
            label: t('coverage.title'),
            icon: TableRegular,
            run: () => setCovering(!isCovering),
            isExpanded: isCovering,
          },
        ]}
      />
      <Suspense>
        {isCovering && (
          <CoveragePanel
            structure={structure}
            filters={page.state.filters}
            onFilters={(filters) => page.change({ page: 1, filters })}
          />
        )}
        {isDriving && (
          <DriversDialog structure={structure} draft={draft} onDraft={setDraft} onClose={() => setDriving(false)} />
        )}
      </Suspense>
    </>
  );
}
