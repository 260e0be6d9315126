import { useTranslation } from 'react-i18next';
import { HelpText } from './HelpText.tsx';
import styles from './help.module.css';
import type { HelpPage } from './pages.ts';

interface HelpPageViewProps {
  page: HelpPage;
  /** Level of its headings. */
  level: 'h3' | 'h4';
}

/** What a screen is for, what people do there, and what happens that it does not show. */
export function HelpPageView({ page: { purpose, tasks, behind }, level: Heading }: HelpPageViewProps) {
  const { t } = useTranslation('shell');
  return (
    <>
      <p>
        <HelpText of={purpose} />
      </p>
      <Heading className={styles.heading}>{t('help.tasks')}</Heading>
      <dl className={styles.tasks}>
        {tasks.map((task) => (
          <div key={task.do}>
            <dt>
              <HelpText of={task.do} />
            </dt>
            <dd>
              <HelpText of={task.how} />
            </dd>
          </div>
        ))}
      </dl>
      {behind.length > 0 && (
        <>
          <Heading className={styles.heading}>{t('help.behind')}</Heading>
          <ul className={styles.behind}>
            {behind.map((fact) => (
              <li key={fact}>
                <HelpText of={fact} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
