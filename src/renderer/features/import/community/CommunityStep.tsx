import { Button, Text } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { RecordPicker } from '#renderer/kit/form/pickers/RecordPicker.tsx';
import { usePickSource } from '#renderer/kit/form/pickers/sources.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import type { ImportKindName } from '#shared/import/kinds.ts';
import styles from '../Import.module.css';
import { StepBar } from '../StepBar.tsx';
import { UnfinishedImports } from '../UnfinishedImports.tsx';
import type { ImportActions } from '../wizard.ts';

/** The community that the people of a file become members of; the page keeps it in its address. */
export interface CommunityChoice {
  /** Null while none is chosen. */
  id: number | null;
  onChange: (id: number | null) => void;
}

interface CommunityStepProps {
  kind: ImportKindName;
  community: CommunityChoice;
  isBusy: boolean;
  onContinue: (id: number) => void;
  onResume: ImportActions['resume'];
}

/**
 * Chooses the community of all lines, among those of the list (docs/screens/03-communities.md §7). An unfinished import
 * is resumed with its own.
 */
export function CommunityStep({ kind, community, isBusy, onContinue, onResume }: CommunityStepProps) {
  const { t } = useTranslation('import');
  const { id, onChange } = community;
  const { canPick, key, named } = usePickSource('communities');
  const { data: found } = useQuery({
    queryKey: [...key, 'names', [id]],
    queryFn: ({ signal }) => named(id === null ? [] : [id], signal),
    enabled: canPick && id !== null,
  });
  // The address may name any number; without the right to read communities the platform judges it.
  const isUnknown = canPick && id !== null && found?.length === 0;
  const isReady = id !== null && (!canPick || (found !== undefined && found.length > 0));
  return (
    <div className={flow.stackM}>
      <UnfinishedImports {...{ kind, isBusy, onResume }} />
      <div className={styles.options}>
        <RecordPicker
          resource="communities"
          label={t('community.label')}
          isRequired
          value={id}
          onChange={onChange}
          {...(isUnknown && { error: t('community.unknown') })}
        />
      </div>
      <Text className={styles.hint}>{t('community.hint')}</Text>
      <StepBar>
        <Button
          appearance="primary"
          disabledFocusable={!isReady || isBusy}
          onClick={() => isReady && !isBusy && onContinue(id)}
        >
          {t('community.continue')}
        </Button>
      </StepBar>
    </div>
  );
}
