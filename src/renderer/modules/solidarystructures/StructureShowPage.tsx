import { Badge } from '@fluentui/react-components';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { useSignedIn } from '#renderer/kit/data/session.ts';
import { useRecord } from '#renderer/kit/data/useRecord.ts';
import { useOwnActivity } from '#renderer/kit/resource/own-activity.tsx';
import { RecordPage } from '#renderer/kit/resource/RecordPage.tsx';
import { RecordView } from '#renderer/kit/resource/RecordView.tsx';
import { Activity } from '#renderer/kit/ui/show/Activity.tsx';
import { RecordBody } from '#renderer/kit/ui/show/RecordBody.tsx';
import { toAppError } from '#shared/failure.ts';
import { actionsOf } from './actions.ts';
import { useCreated } from './created.ts';
import { NeedsSection, OperatorsSection, ProofsSection, SubjectsSection, TerritoriesSection } from './show/lists.tsx';
import { OperationSection, StructureKeyFacts } from './show/OperationSection.tsx';

/** `/solidarystructures/show/{id}` (docs/screens/09-solidary-structures.md §4). */
export function StructureShowPage({ id }: { id: number }) {
  const { t } = useTranslation('solidarystructures');
  const { currentStructureId } = useSignedIn();
  useLostStructure(id);
  const created = useCreated(id);
  const own = useOwnActivity('solidarystructures', id);
  return (
    <RecordPage
      resource="solidarystructures"
      id={id}
      fallbackRecord={{ known: created, title: t('show.asCreated'), standsForGone: true }}
    >
      {(structure) => (
        <RecordView
          record={structure}
          resource="solidarystructures"
          actions={actionsOf(structure)}
          buttons={['solidarystructures.makeCurrent']}
          badges={
            currentStructureId === id && (
              <Badge appearance="tint" color="brand">
                {t('show.current')}
              </Badge>
            )
          }
        >
          <RecordBody
            top={<StructureKeyFacts structure={structure} />}
            aside={
              <>
                <OperatorsSection operators={structure.operators} />
                <TerritoriesSection territories={structure.territories} />
                <Activity entries={own} />
              </>
            }
          >
            <OperationSection structure={structure} />
            <SubjectsSection subjects={structure.subjects} />
            <NeedsSection needs={structure.needs} />
            <ProofsSection audience="requester" proofs={structure.proofs.requester} />
            <ProofsSection audience="volunteer" proofs={structure.proofs.volunteer} />
          </RecordBody>
        </RecordView>
      )}
    </RecordPage>
  );
}

/**
 * Reads the structures of the session again when one of them is not found: it was deleted, or the person no longer
 * operates it, and the selector must not offer it (docs/screens/09-solidary-structures.md §1).
 */
function useLostStructure(id: number): void {
  const { structures } = useSignedIn();
  const { error } = useRecord('solidarystructures', id);
  const isGone = error !== null && toAppError(error).kind === 'notFound';
  const isLost = isGone && structures.some((structure) => structure.id === id);
  useEffect(() => {
    // Where this fails too, the next sign-in reads them.
    if (isLost) void invoke('session.readStructures', undefined).catch(() => undefined);
  }, [isLost]);
}
