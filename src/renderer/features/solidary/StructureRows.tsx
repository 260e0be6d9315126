import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan, useSignedIn } from '#renderer/kit/data/session.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import { personNameOf } from '#shared/full-name.ts';
import type { UserStructureId } from '#shared/resources/solidary/ids.ts';
import type { PersonStructure } from '#shared/resources/solidary/people.ts';
import type { SolidaryRole } from '#shared/resources/solidary/role.ts';
import { currentFirst } from './StructureCell.tsx';
import styles from './solidary.module.css';
import { DecisionBar } from './structures/DecisionBar.tsx';
import { FindLinks } from './structures/FindLinks.tsx';
import { type FoundLink, linkOf, type SolidaryPerson } from './structures/links.ts';
import { RefuseDialog } from './structures/RefuseDialog.tsx';
import { StructureRow } from './structures/StructureRow.tsx';
import { useDecisions } from './structures/useDecisions.ts';

interface StructureRowsProps {
  /** The list that the page belongs to: which role a refusal may take back, and which right is needed. */
  asRole: SolidaryRole;
  person: SolidaryPerson;
  /** Whether the person is known to have the other role too. */
  hasBothRoles?: boolean;
}

const rights = { beneficiary: 'solidary_beneficiary_update', volunteer: 'solidary_volunteer_update' } as const;

interface Refusing {
  structure: PersonStructure;
  link: UserStructureId;
}

/** The structures of a person: status, and accepting or refusing in each (docs/screens/08-solidary-people.md §3). */
export function StructureRows({ asRole: role, person, hasBothRoles = false }: StructureRowsProps) {
  const { t } = useTranslation('solidary');
  const can = useCan();
  const { currentStructureId } = useSignedIn();
  const decisions = useDecisions();
  const [found, setFound] = useState<readonly FoundLink[] | null>(null);
  const [refusing, setRefusing] = useState<Refusing | null>(null);
  const canDecide = can(rights[role]);
  const structures = currentFirst(person.structures, currentStructureId);
  // Also after the id was found, so that the result stays where it was requested.
  const unlinked = structures.find(({ structureId }) => linkOf(person, structureId) === undefined);
  const lacksLink = structures.some(({ structureId }) => linkOf(person, structureId, found ?? []) === undefined);

  const send = ({ structure: { structureId }, link }: Refusing, accept: boolean) =>
    void decisions.send(structureId, { role, id: person.id, userStructureId: link, accept });

  return (
    <Section title={t('structures.title')}>
      {structures.length === 0 && <p className={flow.quiet}>{t('structures.empty')}</p>}
      <ul className={flow.listM}>
        {structures.map((structure) => {
          const link = linkOf(person, structure.structureId, found ?? []);
          return (
            <StructureRow
              key={structure.structureId}
              structure={structure}
              canDecide={canDecide}
              isKnown={link !== undefined}
              pending={
                decisions.pending === null ? 'none' : decisions.pending === structure.structureId ? 'this' : 'other'
              }
              isLong={role === 'volunteer'}
              onAccept={() => link !== undefined && send({ structure, link }, true)}
              onRefuse={() => link !== undefined && setRefusing({ structure, link })}
            >
              {structure === unlinked && role === 'beneficiary' && canDecide && can('solidary_volunteer_list') && (
                <FindLinks id={person.id} isStillMissing={lacksLink} onFound={setFound} />
              )}
            </StructureRow>
          );
        })}
      </ul>
      <DecisionBar end={decisions.last} userId={person.userId} />
      {role === 'beneficiary' && canDecide && <p className={`${flow.quiet} ${styles.bar}`}>{t('structures.atOnce')}</p>}
      {refusing !== null && (
        <RefuseDialog
          asRole={role}
          name={personNameOf(person)}
          structure={refusing.structure.name}
          hasBothRoles={hasBothRoles || found !== null}
          onConfirm={() => {
            setRefusing(null);
            send(refusing, false);
          }}
          onClose={() => setRefusing(null)}
        />
      )}
    </Section>
  );
}
