import { Button, Caption1, Field, MessageBar, MessageBarBody, Select, Spinner, Text } from '@fluentui/react-components';
import { CallRegular, CopyRegular } from '@fluentui/react-icons';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '#renderer/kit/data/session.ts';
import { PlacePicker } from '#renderer/kit/form/pickers/PlacePicker.tsx';
import { pointLabel } from '#renderer/kit/form/pickers/place-label.ts';
import { DayInput } from '#renderer/kit/list/filters/DayInput.tsx';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { useCopy } from '#renderer/kit/ui/useCopy.ts';
import { asDay } from '#shared/calendar.ts';
import { type PersonNames, personNameOf } from '#shared/full-name.ts';
import { manifests } from '#shared/resources/manifests.ts';
import type { Point } from '#shared/resources/points.ts';
import type { SolidaryUserId } from '#shared/resources/solidary/ids.ts';
import { windowNames } from '#shared/resources/solidary/windows.ts';
import type { CurrentStructure } from '../local/current-structure.ts';
import { useVolunteerPlaces, type VolunteerPlace } from '../volunteer-places.ts';
import { useUsersOf } from '../volunteer-users.ts';
import { WholeListError } from '../WholeListError.tsx';
import { useWholeList } from '../whole-list.ts';
import { callListText } from './call-list.ts';
import { DriverLine } from './DriverLine.tsx';
import styles from './drivers.module.css';
import { driversFor } from './drivers.ts';
import { TimeInput } from './TimeInput.tsx';
import { useTelephones } from './useTelephones.ts';
import { VolunteerCalls } from './VolunteerCalls.tsx';

/** No row, while they are read. */
const none: readonly never[] = [];

/** The input, kept while the list is open, also when the dialog is closed. */
export interface DriversDraft {
  /** YYYY-MM-DD, or empty. */
  day: string;
  /** `HH:MM`, a part of the day, or empty. */
  time: string;
  place: Point | null;
}

interface DriversDialogProps {
  structure: CurrentStructure | undefined;
  draft: DriversDraft;
  onDraft: (draft: DriversDraft) => void;
  onClose: () => void;
}

/**
 * Who can drive (docs/screens/08-solidary-people.md §9): a day and a time or a part of the day give the accepted
 * volunteers of the current structure who are available then, nearest first where an address is given, and a list to
 * call them by.
 */
export function DriversDialog({ structure, draft, onDraft, onClose }: DriversDialogProps) {
  const { t } = useTranslation(['solidarylists', 'week']);
  const format = useFormat();
  const copy = useCopy();
  const can = useCan();
  const { data, error, refetch } = useWholeList('solidaryvolunteers', true);
  const { progress, readAll } = useTelephones();
  const { day, time, place } = draft;
  const canRead = can(manifests.solidaryvolunteers.permissions.show);
  const places = useOwnPlaces(data?.rows ?? none);
  const result = useMemo(
    () =>
      data === undefined || day === '' || time === ''
        ? undefined
        : driversFor(data.rows, { structure: structure?.id, day, time, from: place, placeOf: (id) => places.get(id) }),
    [data, day, time, place, structure?.id, places],
  );

  const part = windowNames.find((name) => name === time) ?? null;
  const [isCalling, setCalling] = useState(false);
  const when = [
    format.dayInWords(asDay(day)),
    part === null ? time : t(`week:partNames.${part}`),
    place === null ? null : pointLabel(place),
  ].filter((text) => text !== null);

  const copyList = async () => {
    if (result === undefined) return;
    const ids = result.found.map(({ volunteer }) => volunteer.id);
    const found = canRead ? await readAll(ids) : { telephones: new Map<number, string | null>(), unread: 0 };
    if (found === null) return;
    const title = t('drivers.callTitle', { when: when.join(', ') });
    const header = [t('call.name'), t('call.telephone'), t('call.email'), t('call.town'), t('call.distance')];
    const lines = result.found.map(({ volunteer, place: own, metres }) => ({
      name: personNameOf(volunteer),
      telephone: found.telephones.get(volunteer.id) ?? null,
      email: volunteer.email,
      town: own === null ? (volunteer.homeAddress?.locality ?? null) : own.town,
      distance: metres === null ? null : format.distance(metres),
    }));
    const notes = found.unread === 0 ? [] : [t('call.unread', { count: found.unread })];
    await copy([callListText(title, header, lines), ...notes].join('\n'));
  };

  if (isCalling && result !== undefined) {
    return (
      <VolunteerCalls
        when={when.join(', ')}
        name={[structure?.id, day, time]}
        drivers={result.found}
        canRead={canRead}
        onOpen={onClose}
        onClose={() => setCalling(false)}
      />
    );
  }
  return (
    <DialogFrame
      title={structure === undefined ? t('drivers.title') : t('drivers.titleOf', { structure: structure.name })}
      onDismiss={onClose}
      size="large"
      actions={
        <>
          <Button
            icon={<CallRegular />}
            appearance="primary"
            disabledFocusable={result === undefined || result.found.length === 0}
            onClick={() => result !== undefined && result.found.length > 0 && setCalling(true)}
          >
            {t('calls.open', { number: format.number(result?.found.length ?? 0) })}
          </Button>
          <Button
            icon={<CopyRegular />}
            disabledFocusable={result === undefined || result.found.length === 0 || progress !== null}
            onClick={() => void copyList()}
          >
            {progress === null
              ? t('drivers.copy')
              : t('drivers.copying', { done: format.number(progress.done), total: format.number(progress.total) })}
          </Button>
          <Button onClick={onClose}>{t('close')}</Button>
        </>
      }
    >
      <div className={styles.fields}>
        <DayInput
          label={t('drivers.day')}
          hint={day === '' ? undefined : format.dayInWords(asDay(day))}
          day={day}
          onChange={(next) => onDraft({ ...draft, day: next })}
        />
        <Field label={t('drivers.moment')}>
          <Select value={part ?? ''} onChange={(_, { value }) => onDraft({ ...draft, time: value })}>
            <option value="">{t('drivers.atTime')}</option>
            {windowNames.map((name) => (
              <option key={name} value={name}>
                {t(`week:parts.${name}`)}
              </option>
            ))}
          </Select>
        </Field>
        {part === null && (
          <TimeInput label={t('drivers.time')} time={time} onChange={(next) => onDraft({ ...draft, time: next })} />
        )}
        <div className={flow.whole}>
          <PlacePicker
            label={t('drivers.place')}
            text={place === null ? '' : pointLabel(place)}
            onPick={(next) => onDraft({ ...draft, place: next })}
          />
        </div>
      </div>
      <div aria-live="polite" className={styles.result}>
        {data === undefined && error === null && <Spinner size="small" label={t('reading')} />}
        {data === undefined && error !== null && <WholeListError error={error} onRetry={() => void refetch()} />}
        {data !== undefined && result === undefined && <Text>{t('drivers.fill')}</Text>}
        {result !== undefined && <Text weight="semibold">{t('drivers.found', { count: result.found.length })}</Text>}
      </div>
      {result !== undefined && result.withoutHours > 0 && (
        <MessageBar intent="info" layout="multiline">
          <MessageBarBody>{t('drivers.withoutHours', { count: result.withoutHours })}</MessageBarBody>
        </MessageBar>
      )}
      {result !== undefined && result.found.length > 0 && (
        <>
          {place !== null && <Caption1>{t('drivers.straight')}</Caption1>}
          <ol className={`${flow.stackS} ${styles.list}`}>
            {result.found.map((driver) => (
              <li key={driver.volunteer.id}>
                <DriverLine driver={driver} isNear={place !== null} canRead={canRead} onOpen={onClose} />
              </li>
            ))}
          </ol>
        </>
      )}
    </DialogFrame>
  );
}

/** The own places of volunteers of the list, as far as records gave them. */
function useOwnPlaces(
  rows: readonly (PersonNames & { id: SolidaryUserId })[],
): ReadonlyMap<SolidaryUserId, VolunteerPlace> {
  const places = useVolunteerPlaces();
  const names = useMemo(() => new Set([...places.values()].map(({ name }) => name)), [places]);
  const users = useUsersOf(rows, names);
  return useMemo(() => {
    const found = [...users].map(([id, user]) => [id, places.get(user)] as const);
    return new Map(found.flatMap(([id, place]) => (place === undefined ? [] : [[id, place] as const])));
  }, [users, places]);
}
