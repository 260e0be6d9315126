import { platformImageUrl } from '#renderer/kit/ui/picture-url.ts';
import { closed } from '#shared/bidi.ts';
import { startOf } from '#shared/cut.ts';
import styles from './cells.module.css';

/** Initials of the first and the last word. */
export function initialsOf(name: string): string {
  const parts = closed(name)
    .trim()
    .split(/[\s-]+/)
    .filter(Boolean);
  const letters = [parts[0], parts.length > 1 ? parts.at(-1) : undefined].map((word) => startOf(word ?? '', 1));
  return letters.join('').toUpperCase();
}

/** A small picture beside a name; hidden from screen readers, which read the name. */
export function Avatar({ name, picture }: { name: string; picture: string | null }) {
  return (
    <span className={styles.avatar} aria-hidden="true">
      {initialsOf(name)}
      {picture !== null && picture !== '' && (
        <img
          src={platformImageUrl(picture, { kind: 'avatar' })}
          alt=""
          width={24}
          height={24}
          loading="lazy"
          decoding="async"
          onError={({ currentTarget }) => currentTarget.remove()}
        />
      )}
    </span>
  );
}
