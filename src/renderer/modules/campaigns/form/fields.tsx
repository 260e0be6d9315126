import { z } from 'zod';
import { type DraftOf, defineForm, type ValuesOf } from '#renderer/kit/form/definition/defineForm.ts';
import type { Field } from '#renderer/kit/form/definition/field.ts';
import { text } from '#renderer/kit/form/definition/text-types.tsx';
import { ruleMessage } from '#renderer/kit/form/messages.ts';
import { sentHtml } from '#renderer/kit/rich-text/rules.ts';
import { type Block, bodyLimit } from '#shared/resources/campaigns/blocks.ts';
import { lineLimit } from '#shared/text-limits.ts';
import { bodyOf, type Content, contentOfBody, emptyContent, isRaw, readContent } from '../message/content.ts';
import { faultOf } from '../message/faults.ts';
import { renderMessage } from '../message/render.ts';

/** The texts of a stored message, which stay exactly as they are while nobody changes them. */
const textsOf = (body: string | null): ReadonlySet<string> => {
  const stored = body === null ? { blocks: [] } : readContent(contentOfBody(body));
  const blocks = isRaw(stored) ? [] : stored.blocks;
  return new Set(blocks.flatMap((block) => (block.kind === 'text' ? [block.html] : [])));
};

/** Sanitizes the texts that somebody changed: the mail sends them as raw HTML. */
function cleaned(content: Content, stored: ReadonlySet<string>): Content {
  if (isRaw(content)) return content;
  const clean = (block: Block): Block =>
    block.kind === 'text' && !stored.has(block.html) ? { ...block, html: sentHtml(block.html) ?? '' } : block;
  return { blocks: content.blocks.map(clean) };
}

/** The message: edited as blocks, written as the text of a list in JSON. An image without an address is left out. */
const message: Field<string, string, string> = {
  label: 'message:editor.label',
  Value: ({ value }) => {
    const content = readContent(value);
    return (
      <span style={{ whiteSpace: 'pre-wrap' }}>
        {isRaw(content) ? content.raw : renderMessage('', content.blocks).text}
      </span>
    );
  },
  initial: emptyContent,
  isCopied: true,
  toDraft: contentOfBody,
  rule: (stored) => {
    const texts = textsOf(stored);
    return z.string().transform((draft, context) => {
      const content = readContent(draft);
      const fault = faultOf(content);
      if (fault !== null) {
        const message = ruleMessage(`message:faults.content.${fault}`, { max: bodyLimit });
        context.issues.push({ code: 'custom', input: draft, message });
        return z.NEVER;
      }
      return bodyOf(cleaned(content, texts));
    });
  },
  render: null,
};

const oneLine = (subject: string): string | null =>
  /[\r\n\u2028\u2029]/.test(subject) ? ruleMessage('message:form.oneLine') : null;

/** The form of a campaign (docs/screens/04-campaigns.md §3). The name of a copy is its own: names are unique. */
export const campaignForm = defineForm('campaigns', {
  name: text({ label: 'campaigns:fields.internalName', max: lineLimit, required: true, isCopied: false }),
  subject: text({ label: 'campaigns:fields.subject', max: lineLimit, required: true, refuse: oneLine }),
  body: message,
});

export type CampaignDraft = DraftOf<typeof campaignForm>;
export type CampaignValues = ValuesOf<typeof campaignForm>;
