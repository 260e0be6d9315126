import { Badge, Button, MenuDivider, MenuItem, Spinner } from '@fluentui/react-components';
import { CallRegular, CopyRegular, NotepadEditRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import type { Concerned } from '#renderer/features/record-actions/subject.ts';
import { TelephoneLine } from '#renderer/features/solidary/phone/TelephoneLine.tsx';
import { type UserTelephone, useUserTelephone } from '#renderer/features/solidary/phone/useUserTelephone.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { MoreMenu } from '#renderer/kit/ui/menu/MoreMenu.tsx';
import { useCopy } from '#renderer/kit/ui/useCopy.ts';
import { useSolutions } from '../context.ts';
import { LogItems } from '../drivers/LogMenu.tsx';
import styles from '../matching.module.css';
import type { OfferedChoice } from './offered-match.ts';
import { choiceOf } from './rows.ts';

interface MatchActionsProps {
  choice: OfferedChoice;
  /** Which of the matches of people of this name it is, from 1. */
  nth: number;
  /** Whether the person can be chosen as a driver. */
  canDrive?: boolean;
  /** What is copied after name and telephone. */
  facts: readonly string[];
}

/**
 * What one does with somebody who could drive: call them, copy who they are, note the contact; the choice, which cannot
 * be taken back, stands in the menu (docs/screens/07-solidary-records.md §3).
 */
export function MatchActions({ choice, nth, canDrive = true, facts }: MatchActionsProps) {
  const { t } = useTranslation('matching');
  const format = useFormat();
  const copy = useCopy();
  const { record, writes, unconfirmed, disabledReason, choiceDisabledReason, open } = useSolutions();
  const { matchingId, driver, way } = choice;
  const page = useUserTelephone(driver.userId);
  const { telephone } = page;
  const state = choiceOf(record, unconfirmed, matchingId);
  const named = (label: string) => (nth === 1 ? label : t('choose.nth', { label, nth: format.number(nth) }));
  const canChoose = canDrive && state === 'open' && matchingId !== null && choiceDisabledReason === null;
  const text = [driver.name, telephone ? format.phone(telephone) : null, ...facts].filter(Boolean).join(', ');
  return (
    <span className={`${flow.bar} ${styles.matchActions}`}>
      {canDrive && state === 'chosen' && <Badge appearance="filled">{t('choose.chosen')}</Badge>}
      {canDrive && state === 'unconfirmed' && (
        <Badge appearance="outline" title={t('choose.unconfirmedNote')}>
          {t('choose.unconfirmed')}
        </Badge>
      )}
      <CallButton driver={driver} named={named} {...page} />
      <Button
        size="small"
        appearance="subtle"
        icon={<CopyRegular />}
        aria-label={named(t('contact.copyOf', { name: driver.name }))}
        title={t('contact.copy')}
        onClick={() => void copy(text)}
      />
      {/* The card of a chosen driver has it. */}
      {disabledReason === null && state !== 'chosen' && (
        <Button
          size="small"
          appearance="subtle"
          icon={<NotepadEditRegular />}
          aria-label={named(t('contact.logOf', { name: driver.name }))}
          title={t('contact.note')}
          disabledFocusable={writes.isBusy}
          onClick={() => !writes.isBusy && open({ kind: 'log', log: 'call', driver })}
        />
      )}
      {(disabledReason === null || canChoose) && (
        <MoreMenu
          size="small"
          label={named(t(canChoose ? 'contact.moreOf' : 'contact.notesOf', { name: driver.name, way }))}
        >
          {disabledReason === null && (
            <LogItems
              logs={['sms', 'link', 'refusal']}
              isDisabled={writes.isBusy}
              onLog={(log) => open({ kind: 'log', log, driver })}
            />
          )}
          {canChoose && (
            <>
              <MenuDivider />
              <MenuItem
                disabled={writes.isBusy}
                onClick={() => open({ kind: 'choose', choice: { ...choice, matchingId } })}
              >
                {t('choose.button')}
              </MenuItem>
            </>
          )}
        </MoreMenu>
      )}
    </span>
  );
}

interface CallButtonProps extends UserTelephone {
  driver: Concerned;
  named: (label: string) => string;
}

/** Dials where the telephone is known; else a press reads the user page and shows it (§3.1). */
function CallButton({ driver: { name }, named, telephone, canRead, isReading, failure, read }: CallButtonProps) {
  const { t } = useTranslation('matching');
  if (telephone) {
    return <TelephoneLine telephone={telephone} size="small" labelOf={(phone) => t('contact.dial', { name, phone })} />;
  }
  if (telephone !== undefined) return <span className={flow.small}>{t('driver.noPhone')}</span>;
  if (!canRead) return null;
  return (
    <Button
      size="small"
      icon={isReading ? <Spinner size="extra-tiny" /> : <CallRegular />}
      aria-label={named(t('contact.dialOf', { name }))}
      title={t(failure === null ? 'contact.dialTip' : 'contact.dialFailed')}
      disabledFocusable={isReading}
      onClick={() => !isReading && read()}
    >
      {t(failure === null ? 'contact.dialButton' : 'contact.dialAgain')}
    </Button>
  );
}
