import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ImportWizard } from '#renderer/features/import/ImportWizard.tsx';
import { PlacesPanel } from '#renderer/features/import/places/PlacesPanel.tsx';
import type { NamedColumns } from '#renderer/features/import/values/choices.ts';
import { MissingRightBar } from '#renderer/kit/form/MissingRightBar.tsx';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { addressOf } from '#shared/routes.ts';

/**
 * Names of types and communities are asked about once for a file; the platform takes their ids
 * (docs/platform/a-auth-users.md §9).
 */
const named: NamedColumns = { relayPointTypeId: 'relaypointtypes', communityId: 'communities' };

const right = 'relay_point_create';

/**
 * `/relaypoints/import`. The page also opens without the right: the platform decides (docs/screens/05-content.md D4).
 */
export function RelayPointsImportPage() {
  const { t } = useTranslation('import');
  const navigate = useNavigate();
  return (
    <div className={flow.stackL}>
      <MissingRightBar right={right} text={t('rightMissingRelaypoints', { right })} />
      <ImportWizard
        kind="relaypoints"
        named={named}
        renderChecked={({ checkId }, leavingOut, decisions) => (
          <PlacesPanel
            {...{ checkId, leavingOut, decisions }}
            recordPath={(id) => addressOf('relaypoints_show', { id })}
          />
        )}
        recordPath={(id) => addressOf('relaypoints_show', { id })}
        onShowList={() => void navigate({ to: addressOf('relaypoints') })}
      />
    </div>
  );
}
