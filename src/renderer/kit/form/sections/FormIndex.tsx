import { mergeClasses } from '@fluentui/react-components';
import { CheckmarkCircleRegular, ErrorCircleRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#renderer/kit/ui/hidden/VisuallyHidden.tsx';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { goToSection } from './go-to-section.ts';
import styles from './sections.module.css';
import type { FormSectionEntry } from './store.ts';
import type { FormSurvey } from './survey.ts';
import { useCurrentSection } from './useCurrentSection.ts';

interface FormIndexProps {
  sections: readonly FormSectionEntry[];
  survey: FormSurvey;
  /** In the screen's line, where it never takes a second one. */
  isLine?: boolean;
}

/** The sections of a form: which is read, which are done, and where something is to be corrected. */
export function FormIndex({ sections, survey, isLine = false }: FormIndexProps) {
  const { t } = useTranslation('form');
  const current = useCurrentSection(sections);
  if (sections.length < 2) return null;
  return (
    <nav aria-label={t('index.label')} className={isLine ? styles.line : styles.index}>
      <ul>
        {sections.map(({ id, title }) => {
          const { errors = 0, isDone = false } = survey.sections[id] ?? {};
          return (
            <li key={id}>
              <button
                type="button"
                className={mergeClasses(flow.pressable, styles.entry)}
                aria-current={id === current ? 'location' : undefined}
                onClick={() => goToSection(id)}
              >
                <span className={styles.entryTitle}>{title}</span>
                {errors > 0 ? (
                  <span className={styles.wrong}>
                    <ErrorCircleRegular aria-hidden />
                    <span aria-hidden>{errors}</span>
                    <VisuallyHidden>{t('index.errors', { count: errors })}</VisuallyHidden>
                  </span>
                ) : (
                  isDone && (
                    <span className={styles.done}>
                      <CheckmarkCircleRegular aria-hidden />
                      <VisuallyHidden>{t('index.done')}</VisuallyHidden>
                    </span>
                  )
                )}
              </button>
            </li>
          );
        })}
      </ul>
      {survey.errors > 0 && !isLine && <p className={styles.keys}>{t('index.keys')}</p>}
    </nav>
  );
}
