import type { ReactNode } from 'react';
import { externalLink, mailtoOf } from '#renderer/kit/ui/external.ts';
import { Moment } from '#renderer/kit/ui/moment/Moment.tsx';
import type { TextKey } from '#renderer/locales/text-key.ts';
import type { CalendarDay } from '#shared/calendar.ts';
import { cutName } from '#shared/cut.ts';
import type { Instant } from '#shared/instant.ts';
import type { CellTools } from '../definition.ts';
import { Avatar } from './Avatar.tsx';
import styles from './cells.module.css';

/** Shown for a missing value: nothing, so that sparse lists stay readable. */
const NOTHING = null;

export const textCell = (value: string | number | null): ReactNode =>
  value === null || value === '' ? (
    NOTHING
  ) : (
    <span className={styles.text}>{typeof value === 'string' ? cutName(value) : value}</span>
  );

/** A day without hours: the same in every time zone. */
export const dayCell = (value: CalendarDay | null, { format }: CellTools): ReactNode =>
  value === null ? NOTHING : <time dateTime={value}>{format.day(value)}</time>;

/** A point in time; its exact date and hour on hover and focus. */
export const dateCell = (value: Instant | null): ReactNode => (value === null ? NOTHING : <Moment value={value} />);

export const yesNoCell = (value: boolean | null, { translate }: CellTools): ReactNode =>
  value === null ? NOTHING : <span>{translate(value ? 'list:values.yes' : 'list:values.no')}</span>;

export type Tone = 'neutral' | 'good' | 'caution' | 'bad' | 'info';

export const badgeCell = (label: TextKey | null, tone: Tone, { translate }: CellTools): ReactNode =>
  label === null ? (
    NOTHING
  ) : (
    <span className={styles.badge} data-tone={tone}>
      {translate(label)}
    </span>
  );

export const mailCell = (address: string | null): ReactNode =>
  address === null || address === '' ? NOTHING : <MailLink address={address} />;

/** A telephone number, grouped by two. */
export const phoneCell = (value: string | null, { format }: CellTools): ReactNode =>
  value === null || value === '' ? NOTHING : <span className={styles.digits}>{cutName(format.phone(value))}</span>;

/** A picture, or initials, before a name. */
export const personCell = (name: string, picture: string | null): ReactNode => (
  <span className={styles.person}>
    <Avatar name={name} picture={picture} />
    <span className={styles.text}>{cutName(name)}</span>
  </span>
);

/** An e-mail address that opens the user's mail application. */
function MailLink({ address }: { address: string }) {
  return (
    <a {...externalLink(mailtoOf(address))} tabIndex={-1} className={styles.mail}>
      {address}
    </a>
  );
}
