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

/** Brings a section to the top of what scrolls it; what is typed next goes on from its heading. */
export function goToSection(id: string): void {
  const section = document.getElementById(id);
  if (section === null) return;
  const scroller = scrollerOf(section);
  // `scrollIntoView` would scroll the frame of the window as well, where the section is the last of its page.
  if (scroller !== null)
    scroller.scrollTop += section.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  section.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
}

function scrollerOf(element: HTMLElement): HTMLElement | null {
  for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent;
  }
  return null;
}
