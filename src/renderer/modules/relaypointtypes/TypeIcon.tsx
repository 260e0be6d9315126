import { ImageOffRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { platformImageUrl } from '#renderer/kit/ui/picture-url.ts';
import styles from './relaypointtypes.module.css';

interface TypeIconProps {
  /** Its address on the platform. */
  url: string;
  /** Its alternative text; empty where the name stands beside it. */
  alt: string;
  /** Side length in pixels. */
  size: number;
}

/** An icon of relay points; a sign with its alternative text replaces a picture that cannot be loaded. */
export function TypeIcon({ url, alt, size }: TypeIconProps) {
  const [missing, setMissing] = useState<string | null>(null);
  if (missing === url) {
    const label = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt, title: alt };
    return <ImageOffRegular className={styles.icon} fontSize={size} {...label} />;
  }
  return (
    <img
      src={platformImageUrl(url, { kind: 'icon' })}
      alt={alt}
      width={size}
      height={size}
      className={styles.icon}
      loading="lazy"
      onError={() => setMissing(url)}
    />
  );
}
