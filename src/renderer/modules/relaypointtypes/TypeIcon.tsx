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

/** An icon of relay points; its alternative text replaces a picture that cannot be loaded. */
export const TypeIcon = ({ url, alt, size }: TypeIconProps) => (
  <img
    src={platformImageUrl(url, { kind: 'icon' })}
    alt={alt}
    width={size}
    height={size}
    className={styles.icon}
    loading="lazy"
  />
);
