import {
  CursorClickRegular,
  type FluentIcon,
  ImageRegular,
  LineHorizontal1Regular,
  QuestionCircleRegular,
  TextHeader1Regular,
  TextParagraphRegular,
} from '@fluentui/react-icons';
import type { Block } from '#shared/resources/campaigns/blocks.ts';

/** The kinds of blocks that can be added, in the order of the menu. */
export const addedKinds = ['title', 'text', 'image', 'button', 'divider'] as const;

/** The icon of each kind of block. */
export const kindIcons: Readonly<Record<Block['kind'], FluentIcon>> = {
  title: TextHeader1Regular,
  text: TextParagraphRegular,
  image: ImageRegular,
  button: CursorClickRegular,
  divider: LineHorizontal1Regular,
  unknown: QuestionCircleRegular,
};
