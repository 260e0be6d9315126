import { Label, Select, useId } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { invoke } from '#renderer/kit/bridge.ts';
import { useNotify } from '#renderer/kit/notify.ts';
import { useSignedIn } from '#renderer/kit/session.ts';
import { toAppError } from '#shared/failure.ts';
import { useSessionActions } from '../providers/session-actions.ts';
import styles from './TopBar.module.css';

/** The structure that a person of several works for; a change re-evaluates the menu. */
export function StructureSelector() {
  const { t } = useTranslation('shell');
  const { structures, currentStructureId } = useSignedIn();
  const { applySession } = useSessionActions();
  const notify = useNotify();
  const id = useId('structure');
  if (structures.length < 2) return null;

  const choose = async (structureId: number) => {
    try {
      applySession(await invoke('session.chooseStructure', { structureId }));
      const name = structures.find((structure) => structure.id === structureId)?.name ?? '';
      notify({ context: 'session', name: 'structure', outcome: 'success', values: { name } });
    } catch (thrown) {
      notify({ context: 'session', name: 'structure', outcome: 'error', error: toAppError(thrown) });
    }
  };

  return (
    <div className={styles.structure}>
      <Label htmlFor={id}>{t('structure')}</Label>
      <Select id={id} size="small" value={currentStructureId ?? ''} onChange={(_, { value }) => choose(Number(value))}>
        {structures.map((structure) => (
          <option key={structure.id} value={structure.id}>
            {structure.name}
          </option>
        ))}
      </Select>
    </div>
  );
}
