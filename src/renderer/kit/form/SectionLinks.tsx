import { Link } from '@fluentui/react-components';
import styles from './form.module.css';

interface SectionLinksProps {
  label: string;
  sections: readonly { id: string; title: string }[];
}

/** Links to the sections of a long form: each brings its section into view and moves the focus to its heading. */
export const SectionLinks = ({ label, sections }: SectionLinksProps) => (
  <nav aria-label={label} className={styles.sectionLinks}>
    {sections.map(({ id, title }) => (
      <Link key={id} as="button" type="button" onClick={() => goToSection(id)}>
        {title}
      </Link>
    ))}
  </nav>
);

/** Brings a section into view; what is typed next goes on from its heading. */
export function goToSection(id: string): void {
  const section = document.getElementById(id);
  section?.scrollIntoView?.({ block: 'start' });
  section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
}
