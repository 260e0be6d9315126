import { Button } from '@fluentui/react-components';
import type { ComponentType } from 'react';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { usePageHeading } from '#renderer/kit/ui/page/context.ts';
import { ScreenLine } from '#renderer/kit/ui/page/PageSlot.tsx';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import { Charts } from './parts/Charts.tsx';
import { Dialogs } from './parts/Dialogs.tsx';
import { Form } from './parts/Form.tsx';
import { Frame } from './parts/Frame.tsx';
import { List } from './parts/List.tsx';
import { Maps } from './parts/Maps.tsx';
import { Marks } from './parts/Marks.tsx';
import { Messages } from './parts/Messages.tsx';
import { Record } from './parts/Record.tsx';
import { States } from './parts/States.tsx';
import { Table } from './parts/Table.tsx';
import { Tokens } from './parts/Tokens.tsx';
import { Written } from './parts/Written.tsx';
import { type PartName, useGalleryTexts } from './texts.ts';

const parts: readonly (readonly [PartName, ComponentType])[] = [
  ['frame', Frame],
  ['tokens', Tokens],
  ['list', List],
  ['table', Table],
  ['record', Record],
  ['form', Form],
  ['dialogs', Dialogs],
  ['messages', Messages],
  ['states', States],
  ['marks', Marks],
  ['charts', Charts],
  ['map', Maps],
  ['text', Written],
];

/** Every pattern of the kit on one page, for whoever adds a module (docs/patterns.md). */
export function GalleryPage() {
  const texts = useGalleryTexts();
  usePageHeading(texts.title);
  return (
    <div className={flow.stackL}>
      <ScreenLine>
        <nav aria-label={texts.index} className={flow.row}>
          {parts.map(([name]) => (
            <Button
              key={name}
              size="small"
              appearance="subtle"
              onClick={() => document.getElementById(name)?.scrollIntoView()}
            >
              {texts.parts[name]}
            </Button>
          ))}
        </nav>
      </ScreenLine>
      {parts.map(([name, Part]) => (
        <Section key={name} id={name} title={texts.parts[name]}>
          <Part />
        </Section>
      ))}
    </div>
  );
}
