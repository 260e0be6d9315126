import { Badge, Button, Caption1, Spinner, Subtitle2, Text } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useCan } from '#renderer/kit/data/session.ts';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { personNameOf } from '#shared/full-name.ts';
import { manifests } from '#shared/resources/manifests.ts';
import { addressOf } from '#shared/routes.ts';
import { WholeListError } from '../WholeListError.tsx';
import type { PeopleList } from '../whole-list.ts';
import styles from './duplicates.module.css';
import type { Comparable, Duplicates } from './duplicates.ts';

type Person = Comparable & {
  readonly email: string | null;
  readonly structures: readonly { readonly structureId: number; readonly name: string }[];
};

interface DuplicatesDialogProps {
  name: PeopleList;
  /** Undefined until the whole list was read. */
  groups: readonly Duplicates<Person>[] | undefined;
  error: Error | null;
  onRetry: () => void;
  onClose: () => void;
}

/**
 * People who may be there twice, side by side, with links to their pages (docs/screens/08-solidary-people.md §9).
 * Nothing is merged: the platform cannot.
 */
export function DuplicatesDialog({ name, groups, error, onRetry, onClose }: DuplicatesDialogProps) {
  const { t } = useTranslation('solidarylists');
  return (
    <DialogFrame
      title={t('duplicates.title')}
      onDismiss={onClose}
      size="large"
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <Text>{t(name === 'solidarybeneficiaries' ? 'duplicates.explanation' : 'duplicates.namesOnly')}</Text>
      {groups === undefined && error === null && <Spinner size="small" label={t('reading')} />}
      {error !== null && <WholeListError error={error} onRetry={onRetry} />}
      {groups?.length === 0 && <Text role="status">{t('duplicates.none')}</Text>}
      <ul className={flow.listM}>
        {groups?.map(({ people, likenesses }) => (
          <li key={people.map(({ id }) => id).join()}>
            <span className={styles.likenesses}>
              {likenesses.map((likeness) => (
                <Badge key={likeness} appearance="outline">
                  {t(`duplicates.likeness.${likeness}`)}
                </Badge>
              ))}
            </span>
            <ul className={`${flow.plain} ${styles.people}`}>
              {people.map((person) => (
                <li key={person.id} className={`${flow.framed} ${styles.person}`}>
                  <PersonFacts name={name} person={person} onOpen={onClose} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </DialogFrame>
  );
}

function PersonFacts({ name, person, onOpen }: { name: PeopleList; person: Person; onOpen: () => void }) {
  const { t } = useTranslation('solidarylists');
  const format = useFormat();
  const can = useCan();
  const label = personNameOf(person);
  return (
    <>
      {can(manifests[name].permissions.show) ? (
        <RecordLink to={addressOf(`${name}_show`, { id: person.id })} onClick={onOpen}>
          {label}
        </RecordLink>
      ) : (
        <Subtitle2>{label}</Subtitle2>
      )}
      <Caption1>{t('number', { id: String(person.id) })}</Caption1>
      {person.telephone && <Caption1>{format.phone(person.telephone)}</Caption1>}
      {person.email !== null && <Caption1 className={styles.mail}>{person.email}</Caption1>}
      <Caption1>{person.structures.map((structure) => structure.name).join(', ')}</Caption1>
    </>
  );
}
