import { Button, Spinner } from '@fluentui/react-components';
import { SearchRegular } from '@fluentui/react-icons';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { useActionMutation } from '#renderer/kit/data/useActionMutation.ts';
import { sentences, useErrorText } from '#renderer/kit/ui/errors/useErrorText.ts';
import { isFocusLost } from '#renderer/kit/ui/focus-lost.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { SupportContact } from '#renderer/kit/ui/states/SupportContact.tsx';
import type { SolidaryUserId } from '#shared/resources/solidary/ids.ts';
import styles from '../solidary.module.css';
import type { FoundLink } from './links.ts';

interface FindLinksProps {
  id: SolidaryUserId;
  /** Whether some structure is without its id, also with what was found. */
  isStillMissing: boolean;
  /** Called with the links of the person as a volunteer; not when the person is none. */
  onFound: (links: readonly FoundLink[]) => void;
}

/** Looks for the ids of a beneficiary among the volunteers, on demand (docs/screens/08-solidary-people.md §3). */
export function FindLinks({ id, isStillMissing, onFound }: FindLinksProps) {
  const { t } = useTranslation('solidary');
  const errorText = useErrorText();
  const { isPending, error, run } = useActionMutation();
  const [answer, setAnswer] = useState<'none' | 'volunteer' | null>(null);
  const status = useRef<HTMLDivElement>(null);
  // The button disappears with the result, which takes the focus.
  useEffect(() => {
    if (answer !== null && isFocusLost()) status.current?.focus();
  }, [answer]);
  const find = () =>
    run(async () => {
      const links = await invoke('solidary.findLinks', { id });
      setAnswer(links === null ? 'none' : 'volunteer');
      if (links !== null) onFound(links);
    });
  const text = () => {
    if (error !== null) {
      const { title, detail } = errorText(error);
      return sentences(title, detail);
    }
    if (answer === null) return null;
    if (answer === 'none') return t('structures.foundNone');
    return t(isStillMissing ? 'structures.foundOthers' : 'structures.found');
  };
  return (
    <div className={`${flow.wrap} ${styles.wide}`}>
      {(answer === null || error !== null) && (
        <Button
          size="small"
          icon={<SearchRegular />}
          disabledFocusable={isPending}
          onClick={() => !isPending && void find()}
        >
          {t('structures.find')}
        </Button>
      )}
      <div ref={status} role="status" tabIndex={-1}>
        {isPending && <Spinner size="tiny" labelPosition="after" label={t('structures.finding')} />}
        {!isPending && <p className={flow.quiet}>{text()}</p>}
        {error !== null && <SupportContact error={error} />}
      </div>
    </div>
  );
}
