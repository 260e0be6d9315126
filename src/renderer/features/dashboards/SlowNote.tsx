import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Milliseconds after which a wait is called long (docs/screens/06-analytics.md §5). */
const LONG = 8000;

/** Says after a while that the dashboard is long to come, and lets the person stop waiting. */
export function SlowNote({ onStop }: { onStop: () => void }) {
  const { t } = useTranslation(['analytics', 'common']);
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG);
    return () => clearTimeout(timer);
  }, []);
  if (!isLong) return null;
  return (
    <MessageBar intent="info" politeness="polite">
      <MessageBarBody>{t('analytics:slow')}</MessageBarBody>
      <MessageBarActions>
        <Button onClick={onStop}>{t('common:actions.cancel')}</Button>
      </MessageBarActions>
    </MessageBar>
  );
}
