import { Button, Field, MessageBar, MessageBarActions, MessageBarBody, Textarea } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { cleanHtml } from '#renderer/kit/rich-text/clean.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { escapeHtml } from '#shared/resources/campaigns/block-html.ts';
import { keyed, readBody } from '#shared/resources/campaigns/blocks.ts';
import styles from './message.module.css';
import type { MessageStore } from './store.ts';

interface RawViewProps {
  store: MessageStore;
  raw: string;
  isReadOnly: boolean;
  isInvalid: boolean;
}

/** The text of a body as one block: its HTML where it has some, else its lines. */
const asBlock = (raw: string) => {
  const html = /<[a-z][^>]*>/i.test(raw)
    ? cleanHtml(raw, 'text')
    : raw
        .split(/\n{2,}/)
        .map((part) => `<p>${escapeHtml(part.trim()).replaceAll('\n', '<br>')}</p>`)
        .join('');
  return keyed({ kind: 'text' as const, html });
};

/**
 * A body that is no list in JSON, as it is (docs/screens/04-campaigns.md §4): corrected here, or turned into blocks.
 */
export function RawView({ store, raw, isReadOnly, isInvalid }: RawViewProps) {
  const { t } = useTranslation('message');
  const read = readBody(raw);
  return (
    <div className={`${flow.stackM} ${styles.raw}`}>
      <MessageBar intent="warning" layout="multiline">
        <MessageBarBody>{t('raw.why')}</MessageBarBody>
        {!isReadOnly && (
          <MessageBarActions>
            {'blocks' in read && (
              <Button onClick={() => store.replace({ blocks: read.blocks })}>{t('raw.open')}</Button>
            )}
            <Button onClick={() => store.replace({ blocks: [asBlock(raw)] })}>{t('raw.convert')}</Button>
          </MessageBarActions>
        )}
      </MessageBar>
      <Field label={t('raw.label')} validationState={isInvalid ? 'error' : 'none'}>
        <Textarea
          rows={12}
          resize="vertical"
          value={raw}
          readOnly={isReadOnly}
          spellCheck={false}
          onChange={(_, { value }) => store.setRaw(value)}
        />
      </Field>
    </div>
  );
}
