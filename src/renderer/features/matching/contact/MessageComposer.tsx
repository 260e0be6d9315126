import { Button, Caption1, Checkbox, Field, MessageBar, MessageBarBody, Textarea } from '@fluentui/react-components';
import { DocumentTextRegular, SendRegular } from '@fluentui/react-icons';
import { type KeyboardEvent, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OutcomeBand } from '#renderer/features/record-actions/OutcomeBand.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import { SupportContact } from '#renderer/kit/ui/states/SupportContact.tsx';
import { personNameOf } from '#shared/full-name.ts';
import { countedFrom, longestText } from '#shared/resources/solidaryrecords/text-length.ts';
import { useSolutions } from '../context.ts';
import type { DriverGroup } from '../driver-groups.ts';
import styles from '../matching.module.css';
import { withSignature } from './message-text.ts';
import { useMessage } from './useMessage.ts';

const TemplatesDialog = lazily(async () => (await import('../templates/TemplatesDialog.tsx')).TemplatesDialog);

/** Writes a message to a selected driver, and notes it in the diary. */
export function MessageComposer({ group }: { group: DriverGroup }) {
  const { t } = useTranslation('matching');
  const format = useFormat();
  const { record, writes } = useSolutions();
  const message = useMessage(group);
  const { text, setText, problem, isDoubtful, status, isLogged, setLogged, logTexts } = message;
  const [isChoosing, setChoosing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const max = format.number(longestText);
  const hints = [
    text.includes('<') && t('message.angle'),
    text.length >= countedFrom && t('message.counter', { count: text.length, shown: format.number(text.length), max }),
  ].filter((hint) => hint !== false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void message.send();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Ctrl+Enter in any of its fields is the button below.
    <div className={`${flow.stackS} ${styles.composer}`} onKeyDown={onKeyDown}>
      <p className={flow.quietText}>
        {t('message.inNameOf', {
          name: personNameOf({
            id: record.userId ?? record.id,
            givenName: record.givenName,
            familyName: record.familyName,
          }),
        })}
      </p>
      <Field
        required
        label={t('message.label')}
        hint={hints.join(' ') || undefined}
        validationMessage={problem === null ? undefined : t(`message.${problem}`, { max })}
      >
        <Textarea ref={field} rows={7} resize="vertical" value={text} onChange={(_, { value }) => setText(value)} />
      </Field>
      <div className={flow.lineS}>
        <Button icon={<DocumentTextRegular />} onClick={() => setChoosing(true)}>
          {t('message.templates')}
        </Button>
      </div>
      <Checkbox
        label={t('message.log')}
        checked={isLogged}
        onChange={(_, { checked }) => setLogged(checked === true)}
      />
      {isLogged && (
        <Caption1>{logTexts.asNote ? t('message.logAsNote') : t('message.logAs', { action: logTexts.label })}</Caption1>
      )}
      <div role="status">
        {status !== null && (
          <MessageBar intent={status === 'sent' ? 'success' : 'warning'} layout="multiline">
            <MessageBarBody>{t(`message.${status}`)}</MessageBarBody>
          </MessageBar>
        )}
        {isDoubtful && (
          <MessageBar intent="warning" layout="multiline">
            <MessageBarBody>
              {t('message.unknown')}
              <SupportContact />
            </MessageBarBody>
          </MessageBar>
        )}
      </div>
      {!isDoubtful && <OutcomeBand subject={record} />}
      <div>
        {!isDoubtful && (
          <Button
            appearance="primary"
            icon={<SendRegular />}
            aria-keyshortcuts="Control+Enter"
            disabledFocusable={writes.isBusy}
            onClick={() => void message.send()}
          >
            {t('message.send')}
          </Button>
        )}
      </div>
      {isChoosing && (
        <Suspense>
          <TemplatesDialog
            record={record}
            driver={group.solutions[0].givenName}
            onUse={(filled) => {
              setText(withSignature(filled, message.signature));
              setChoosing(false);
            }}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
