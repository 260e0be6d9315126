import styles from '../gallery.module.css';

/** Ground and text of each meaning; the whole list is that of `palette.ts`. */
const tokens = [
  ['canvas', 'NeutralBackground2', 'NeutralForeground1'],
  ['surface', 'NeutralBackground1', 'NeutralForeground2'],
  ['sunken', 'NeutralBackground3', 'NeutralForeground3'],
  ['side', 'NeutralBackground4', 'NeutralForeground1'],
  ['brand', 'BrandBackground', 'NeutralForegroundOnBrand'],
  ['brand-soft', 'BrandBackground2', 'BrandForeground1'],
  ['ok', 'StatusSuccessBackground1', 'StatusSuccessForeground1'],
  ['warn', 'StatusWarningBackground1', 'StatusWarningForeground1'],
  ['bad', 'StatusDangerBackground1', 'StatusDangerForeground1'],
  ['plum', 'VolunteerBackground1', 'VolunteerForeground1'],
  ['slate', 'NeutralBadgeBackground1', 'NeutralBadgeForeground1'],
] as const;

/** The colours by meaning, each as its text on its ground. */
export const Tokens = () => (
  <ul className={styles.tokens}>
    {tokens.map(([name, ground, text]) => (
      <li
        key={name}
        className={styles.token}
        style={{ background: `var(--color${ground})`, color: `var(--color${text})` }}
      >
        {name}
      </li>
    ))}
  </ul>
);
