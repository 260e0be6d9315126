import { Button } from '@fluentui/react-components';
import { ArrowClockwiseRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { useCanBeginRecord } from '#renderer/features/solidary/local/current-structure.ts';
import { useShortcut } from '#renderer/kit/actions/shortcuts/useShortcut.ts';
import { useNavigation } from '#renderer/kit/ui/navigation.ts';
import { PageActions } from '#renderer/kit/ui/page/PageActions.tsx';
import { ButtonLink } from '#renderer/kit/ui/states/StateLinks.tsx';
import { addressOf } from '#shared/routes.ts';

interface BoardActionsProps {
  isReading: boolean;
  onRefresh: () => void;
}

/** What the toolbar of the list offers too, beside the tabs (docs/screens/07-solidary-records.md §1). */
export function BoardActions({ isReading, onRefresh }: BoardActionsProps) {
  const { t } = useTranslation(['solidaryrecords', 'list']);
  const { open } = useNavigation();
  const canCreate = useCanBeginRecord();
  const refresh = () => {
    if (!isReading) onRefresh();
  };
  useShortcut('refresh', refresh);
  useShortcut('create', canCreate ? () => void open(addressOf('solidaryrecords_create')) : undefined);
  return (
    <PageActions>
      <Button icon={<ArrowClockwiseRegular />} disabledFocusable={isReading} onClick={refresh}>
        {t('list:actions.refresh')}
      </Button>
      {canCreate && (
        <ButtonLink to={addressOf('solidaryrecords_create')} isPrimary>
          {t('solidaryrecords:actions.create')}
        </ButtonLink>
      )}
    </PageActions>
  );
}
