import { DismissCircleRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { externalLink, mailtoOf } from '#renderer/kit/ui/external.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { Moment } from '#renderer/kit/ui/moment/Moment.tsx';
import type { TextKey } from '#renderer/locales/text-key.ts';
import type { CalendarDay } from '#shared/calendar.ts';
import { cutName } from '#shared/cut.ts';
import { type PersonNames, personNameOf } from '#shared/full-name.ts';
import type { Instant } from '#shared/instant.ts';
import type { CellTools } from '../definition.ts';
import { Avatar } from './Avatar.tsx';
import styles from './cells.module.css';

/** Shown for a missing value: nothing, so that sparse lists stay readable. */
const NOTHING = null;

export const textCell = (value: string | number | null): ReactNode =>
  value === null || value === '' ? NOTHING : cutText(String(value));

/** A text that ends with an ellipsis where it has no room, and its whole as a tip. */
const cutText = (value: string, look = styles.text): ReactNode => (
  <span className={look} title={cutName(value)}>
    {cutName(value)}
  </span>
);

/** A day without hours: the same in every time zone. */
export const dayCell = (value: CalendarDay | null, { format }: CellTools): ReactNode =>
  value === null ? NOTHING : <time dateTime={value}>{format.day(value)}</time>;

/** Pixels that a point in time needs, the longest of which is a day of the week with its hour. */
export const MOMENT_WIDTH = 152;

/** A point in time; its exact date and hour on hover and focus. */
export const dateCell = (value: Instant | null): ReactNode => (value === null ? NOTHING : <Moment value={value} />);

export const yesNoCell = (value: boolean | null, { translate }: CellTools): ReactNode =>
  value === null ? NOTHING : <span>{translate(value ? 'list:values.yes' : 'list:values.no')}</span>;

export type Tone = 'neutral' | 'good' | 'caution' | 'bad' | 'info';

/** A state: its word after a shape that says the same as the colour. */
export const stateCell = (
  label: TextKey | null,
  tone: Tone,
  { translate }: Pick<CellTools, 'translate'>,
): ReactNode => {
  if (label === null) return NOTHING;
  const word = translate(label);
  return (
    <span className={styles.state} data-tone={tone}>
      {tone === 'bad' && <DismissCircleRegular aria-hidden />}
      <span className={styles.text} title={word}>
        {word}
      </span>
    </span>
  );
};

export const mailCell = (address: string | null): ReactNode =>
  address === null || address === '' ? NOTHING : <MailLink address={address} />;

/** A telephone number, grouped by two. */
export const phoneCell = (value: string | null, { format }: CellTools): ReactNode =>
  value === null || value === '' ? NOTHING : cutText(format.phone(value), styles.digits);

/** A picture, or initials, before a name. */
export const personCell = (name: string, picture: string | null): ReactNode => (
  <span className={flow.named}>
    <Avatar name={name} picture={picture} />
    {cutText(name)}
  </span>
);

/**
 * A person in a list that is in the order of the family names: these come first, as capitals of the font, so that the
 * text that is read out and copied stays as written.
 */
export function familyFirstCell(person: PersonNames & { id: number }, picture?: string | null): ReactNode {
  const { givenName, familyName } = person;
  const whole = personNameOf(person);
  return (
    <span className={flow.named}>
      {picture !== undefined && <Avatar name={whole} picture={picture} />}
      <span className={styles.text} title={[familyName, givenName].filter(Boolean).join(' ') || whole}>
        {familyName ? (
          <span className={styles.family} data-family-name="">
            {cutName(familyName)}
          </span>
        ) : (
          !givenName && whole
        )}
        {givenName && <span data-given-name="">{`${familyName ? ' ' : ''}${cutName(givenName)}`}</span>}
      </span>
    </span>
  );
}

/**
 * A name among others that begin alike: their common part is grey and gives way first, so that what tells them apart
 * stays in sight.
 */
export function alikeCell(name: string, { startOf }: CellTools): ReactNode {
  const start = startOf?.(name) ?? '';
  if (start === '') return cutText(name);
  return (
    <span className={styles.alike} title={name}>
      <span className={styles.start}>{start}</span>
      <span className={styles.text}>{cutName(name.slice(start.length))}</span>
    </span>
  );
}

/** An e-mail address that opens the user's mail application. */
function MailLink({ address }: { address: string }) {
  return (
    <a {...externalLink(mailtoOf(address))} tabIndex={-1} className={styles.mail}>
      {address}
    </a>
  );
}
