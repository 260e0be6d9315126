import { useState } from 'react';
import type { SheetProps } from './sheet.ts';
import { type Size, turned } from './view.ts';
import styles from './viewer.module.css';

/** A picture at a scale and rotation, in a box of the resulting size. */
export function PictureSheet({ url, view, scale, label, onShown, onProblem }: SheetProps & { url: string }) {
  const [size, setSize] = useState<Size | null>(null);
  const { width, height } = size ?? { width: 0, height: 0 };
  const taken = turned({ width: width * scale, height: height * scale }, view.rotation);
  return (
    <div className={styles.paper} style={{ width: taken.width, height: taken.height }}>
      <img
        alt={label}
        className={styles.picture}
        draggable={false}
        src={url}
        style={{ width: width * scale, height: height * scale, rotate: `${view.rotation}deg` }}
        onError={() => onProblem('broken')}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
          const natural = { width: naturalWidth, height: naturalHeight };
          setSize(natural);
          onShown({ size: natural, pages: 1 });
        }}
      />
    </div>
  );
}
