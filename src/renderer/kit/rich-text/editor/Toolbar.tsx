import { Button, ToggleButton } from '@fluentui/react-components';
import {
  ArrowRedoRegular,
  ArrowUndoRegular,
  ClearFormattingRegular,
  CodeRegular,
  ImageAddRegular,
  LinkAddRegular,
  LinkDismissRegular,
  TextAlignCenterRegular,
  TextBoldRegular,
  TextBulletListRegular,
  TextHeader2Regular,
  TextHeader3Regular,
  TextItalicRegular,
  TextNumberListLtrRegular,
  TextUnderlineRegular,
} from '@fluentui/react-icons';
import { type Editor, useEditorState } from '@tiptap/react';
import { Fragment, type KeyboardEvent, type ReactElement, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBootstrap } from '#renderer/kit/data/session.ts';
import type richText from '../../../locales/fr/richText.json';
import styles from '../richText.module.css';
import { LinkDialog } from './LinkDialog.tsx';
import { isSelectionCentred, toggleCentring } from './layout.ts';
import { PictureDialog } from './PictureDialog.tsx';
import type { EditedKind } from './schema.ts';

type CommandName = keyof (typeof richText)['toolbar']['commands'];

interface Command {
  name: CommandName;
  icon: ReactElement;
  /** Keys besides Ctrl or ⌘. */
  key?: string;
  /** Pressed or not; a command that is no toggle has no state. */
  isOn?: boolean;
  isOff?: boolean;
  run: () => void;
}

/** The commands of the editor: one tab stop, arrows between its buttons. */
export function Toolbar({ editor, kind, onHtml }: { editor: Editor; kind: EditedKind; onHtml: () => void }) {
  const { t } = useTranslation('richText');
  const isMac = useBootstrap().platform === 'mac';
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const [dialog, setDialog] = useState<'link' | 'picture' | null>(null);
  const now = useEditorState({
    editor,
    selector: ({ editor: { isActive, can } }) => {
      const active = isActive.bind(editor);
      return {
        centred: isSelectionCentred(editor),
        bold: active('bold'),
        italic: active('italic'),
        underline: active('underline'),
        heading2: active('heading', { level: 2 }),
        heading3: active('heading', { level: 3 }),
        bullets: active('bulletList'),
        numbers: active('orderedList'),
        link: active('link'),
        canUndo: can.call(editor).undo(),
        canRedo: can.call(editor).redo(),
      };
    },
  });
  const then = () => editor.chain().focus();
  const groups: readonly (readonly Command[])[] = [
    [
      { name: 'bold', icon: <TextBoldRegular />, key: 'B', isOn: now.bold, run: () => then().toggleBold().run() },
      {
        name: 'italic',
        icon: <TextItalicRegular />,
        key: 'I',
        isOn: now.italic,
        run: () => then().toggleItalic().run(),
      },
      {
        name: 'underline',
        icon: <TextUnderlineRegular />,
        key: 'U',
        isOn: now.underline,
        run: () => then().toggleUnderline().run(),
      },
    ],
    [
      {
        name: 'heading2',
        icon: <TextHeader2Regular />,
        isOn: now.heading2,
        run: () => then().toggleHeading({ level: 2 }).run(),
      },
      {
        name: 'heading3',
        icon: <TextHeader3Regular />,
        isOn: now.heading3,
        run: () => then().toggleHeading({ level: 3 }).run(),
      },
      {
        name: 'bullets',
        icon: <TextBulletListRegular />,
        isOn: now.bullets,
        run: () => then().toggleBulletList().run(),
      },
      {
        name: 'numbers',
        icon: <TextNumberListLtrRegular />,
        isOn: now.numbers,
        run: () => then().toggleOrderedList().run(),
      },
      ...(kind === 'article'
        ? [
            {
              name: 'centre' as const,
              icon: <TextAlignCenterRegular />,
              isOn: now.centred,
              run: () => toggleCentring(editor),
            },
          ]
        : []),
    ],
    [
      { name: 'link', icon: <LinkAddRegular />, isOn: now.link, run: () => setDialog('link') },
      {
        name: 'unlink',
        icon: <LinkDismissRegular />,
        isOff: !now.link,
        run: () => then().extendMarkRange('link').unsetLink().run(),
      },
      ...(kind === 'article'
        ? [{ name: 'picture' as const, icon: <ImageAddRegular />, run: () => setDialog('picture') }]
        : []),
    ],
    [
      {
        name: 'clear',
        icon: <ClearFormattingRegular />,
        run: () => then().unsetAllMarks().clearNodes().run(),
      },
      { name: 'undo', icon: <ArrowUndoRegular />, key: 'Z', isOff: !now.canUndo, run: () => then().undo().run() },
      { name: 'redo', icon: <ArrowRedoRegular />, isOff: !now.canRedo, run: () => then().redo().run() },
    ],
    [{ name: 'html', icon: <CodeRegular />, run: onHtml }],
  ];
  const count = groups.flat().length;

  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowRight: stop + 1, ArrowLeft: stop - 1, Home: 0, End: count - 1 }[event.key];
    if (to === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    const next = (to + count) % count;
    setStop(next);
    bar.current?.querySelectorAll('button').item(next).focus();
  };
  let place = -1;
  const draw = ({ name, icon, key, isOn, isOff, run }: Command) => {
    place += 1;
    const at = place;
    const label = t(`toolbar.commands.${name}`);
    const shared = {
      size: 'small',
      appearance: 'subtle',
      icon,
      'aria-label': label,
      title: key === undefined ? label : t('toolbar.withKey', { label, key: isMac ? `⌘${key}` : `Ctrl+${key}` }),
      'aria-keyshortcuts': key && `${isMac ? 'Meta' : 'Control'}+${key}`,
      tabIndex: at === stop ? 0 : -1,
      disabledFocusable: isOff,
      onFocus: () => setStop(at),
      onClick: run,
    } as const;
    return isOn === undefined ? (
      <Button key={name} {...shared} />
    ) : (
      <ToggleButton key={name} {...shared} checked={isOn} />
    );
  };

  return (
    <div ref={bar} role="toolbar" aria-label={t('toolbar.label')} className={styles.toolbar} onKeyDown={onKeyDown}>
      {groups.map((commands, at) => (
        <Fragment key={commands[0]?.name}>
          {at > 0 && <span className={styles.divider} />}
          {commands.map(draw)}
        </Fragment>
      ))}
      {dialog === 'link' && <LinkDialog editor={editor} kind={kind} onClose={() => setDialog(null)} />}
      {dialog === 'picture' && <PictureDialog editor={editor} onClose={() => setDialog(null)} />}
    </div>
  );
}
