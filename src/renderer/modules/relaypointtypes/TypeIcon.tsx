import { platformImageUrl } from '#renderer/kit/ui/picture-url.ts';
import styles from './relaypointtypes.module.css';

interface TypeIconProps {
  /** Its address on the platform. */
  url: string;
  /** Its words; empty where they stand beside it. */
  alt: string;
  /** Pixels of a side. */
  size: number;
}

/** An icon of relay points; its words stand in its place where the picture cannot be had. */
export const TypeIcon = ({ url, alt, size }: TypeIconProps) => (
  <img src={platformImageUrl(url)} alt={alt} width={size} height={size} className={styles.icon} loading="lazy" />
);
