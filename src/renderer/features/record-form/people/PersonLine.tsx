import { Badge, Button } from '@fluentui/react-components';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { StructureCell } from '#renderer/features/solidary/StructureCell.tsx';
import { Avatar } from '#renderer/kit/list/cells/Avatar.tsx';
import { formatPhone } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { personNameOf } from '#shared/full-name.ts';
import type { FoundPerson } from './merge.ts';
import styles from './people.module.css';

interface PersonLineProps {
  person: FoundPerson;
  button: string;
  /** Name of the button, with that of the person. */
  buttonLabel: (name: string) => string;
  isDisabled: boolean;
  onChoose: () => void;
  children?: ReactNode;
}

/** Somebody who was found: who they are, where they are known, and the button that takes them. */
export function PersonLine({ person, button, buttonLabel, isDisabled, onChoose, children }: PersonLineProps) {
  const { t } = useTranslation('recordForm');
  const translate = useTranslate();
  const id = useId();
  const name = personNameOf({ ...person, id: person.solidaryUserId ?? person.userId ?? 0 });
  const facts = [person.telephone && formatPhone(person.telephone), person.email].filter(Boolean);
  return (
    <li className={`${flow.sideM} ${styles.line}`} aria-labelledby={id}>
      <Avatar name={name} picture={null} />
      <div className={flow.words}>
        <strong id={id}>{name}</strong>{' '}
        <Badge appearance="outline">{t(person.solidaryUserId === null ? 'search.user' : 'search.beneficiary')}</Badge>
        {facts.length > 0 && <div className={flow.quietText}>{facts.join(' · ')}</div>}
        {person.structures.length > 0 && <StructureCell structures={person.structures} translate={translate} />}
        {children}
      </div>
      <Button size="small" aria-label={buttonLabel(name)} disabledFocusable={isDisabled} onClick={onChoose}>
        {button}
      </Button>
    </li>
  );
}
