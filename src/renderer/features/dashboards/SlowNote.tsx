import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Milliseconds after which loading counts as slow (docs/screens/06-analytics.md §5). */
const LONG = 8000;

/** Tells after a while that the dashboard is slow, and lets the user stop loading. */
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
