import { Listeners } from '#renderer/kit/data/store.ts';
import { History } from '#renderer/kit/form/rows/history.ts';
import type { AppError } from '#shared/errors.ts';
import { type Block, keyed, type NewBlock } from '#shared/resources/campaigns/blocks.ts';
import { type Content, isRaw, readContent, withKeysOf, writeContent } from './content.ts';
import { type SentPictures, settledBlock } from './pictures.ts';

/** What is on screen beside the content itself; undo leaves it alone. */
export interface View {
  /** Blocks that are shown by their first words alone. */
  collapsed: ReadonlySet<string>;
  /** The text that is open in the editor: one at a time, as each is a whole editor. */
  activeText: string | null;
  /** Why pictures could not be sent or copied, by what names them while they wait. */
  failures: ReadonlyMap<string, AppError>;
}

/** The properties of a block that its fields change. */
export type BlockChange<B extends Block> = Partial<Omit<B, 'key' | 'kind'>>;

/**
 * The message that is being written, outside React. A change makes a new object of its block alone, so that the cards
 * of the others are not drawn anew, whatever their number.
 */
export class MessageStore {
  #content: Content;
  #text: string;
  #view: View = { collapsed: new Set(), activeText: null, failures: new Map() };
  readonly #history: History<Content>;
  readonly #listeners = new Listeners();

  /** @param text the content as `writeContent` wrote it */
  constructor(text: string, history: History<Content> = new History()) {
    this.#text = text;
    this.#content = readContent(text);
    this.#history = history;
  }

  readonly subscribe = this.#listeners.add;
  readonly content = (): Content => this.#content;
  readonly view = (): View => this.#view;
  readonly blocks = (): readonly Block[] => (isRaw(this.#content) ? nothing : this.#content.blocks);
  readonly keys = (): readonly string[] => this.blocks().map(({ key }) => key);

  /** The content as the form holds it. */
  get text(): string {
    return this.#text;
  }

  get canUndo(): boolean {
    return this.#history.canUndo;
  }

  get canRedo(): boolean {
    return this.#history.canRedo;
  }

  /** Takes content from elsewhere: a draft, what was saved, what somebody else changed. */
  load(text: string): void {
    if (text === this.#text) return;
    const read = readContent(text);
    const before = this.blocks();
    this.#content = isRaw(read) ? read : { blocks: withKeysOf(read.blocks, before) };
    this.#text = text;
    this.#listeners.notify();
  }

  /** Replaces the whole content, in one step that can be undone. */
  replace(next: Content): void {
    this.#apply(next, null);
  }

  setRaw(raw: string): void {
    this.#apply({ raw }, 'raw');
  }

  /**
   * Changes a block.
   * @param place the field in which it is typed; absent for a change that is a step of its own
   */
  change<B extends Block>(key: string, change: BlockChange<B>, place?: string): void {
    this.#set(
      this.blocks().map((block) => (block.key === key ? changed(block, change) : block)),
      place === undefined ? null : `${key} ${place}`,
    );
  }

  /**
   * Adds blocks after another one; at the end where that is absent.
   * @returns the key of the first
   */
  add(blocks: readonly NewBlock[], after: string | null): string | null {
    const now = this.blocks();
    const place = after === null ? -1 : now.findIndex(({ key }) => key === after);
    // A block as it is added has all properties of its kind.
    const added = blocks.map((block) => keyed(block) as Block);
    const [first] = added;
    this.#set(now.toSpliced(place < 0 ? now.length : place + 1, 0, ...added), null);
    if (first?.kind === 'text') this.open(first.key);
    return first?.key ?? null;
  }

  /** Moves a block to a rank, counted without itself. @returns its rank from 0; null where it did not move */
  moveTo(key: string, rank: number): number | null {
    const now = this.blocks();
    const from = now.findIndex((block) => block.key === key);
    const block = now[from];
    if (block === undefined || rank < 0 || rank >= now.length || rank === from) return null;
    this.#set(now.toSpliced(from, 1).toSpliced(rank, 0, block), null);
    return rank;
  }

  rankOf(key: string): number {
    return this.blocks().findIndex((block) => block.key === key);
  }

  /** Puts a copy behind a block. @returns its key */
  duplicate(key: string): string | null {
    const block = this.blocks()[this.rankOf(key)];
    if (block === undefined) return null;
    const { key: _, ...copy } = block;
    return this.add([copy], key);
  }

  /** @returns the key of the block that takes its place; null where none is left */
  remove(key: string): string | null {
    const rank = this.rankOf(key);
    const left = this.blocks().filter((block) => block.key !== key);
    this.#set(left, null);
    return left[Math.min(rank, left.length - 1)]?.key ?? null;
  }

  /** @returns whether there was something to undo */
  readonly undo = (): boolean => this.#restore(this.#history.undo(this.#content));

  readonly redo = (): boolean => this.#restore(this.#history.redo(this.#content));

  /** Opens a text in the editor. */
  open(key: string | null): void {
    if (this.#view.activeText !== key) this.#show({ activeText: key });
  }

  setCollapsed(keys: readonly string[], isCollapsed: boolean): void {
    const collapsed = new Set(this.#view.collapsed);
    for (const key of keys) {
      if (isCollapsed) collapsed.add(key);
      else collapsed.delete(key);
    }
    this.#show({ collapsed });
  }

  setFailures(failures: ReadonlyMap<string, AppError>): void {
    this.#show({ failures });
  }

  /**
   * Takes the addresses of pictures that were sent or copied. This is no step: what was sent stays sent when something
   * is undone, so every state that can come back takes them too.
   */
  settle(sent: SentPictures): void {
    this.#history.map((state) => settled(state, sent));
    this.#replace(settled(this.#content, sent));
  }

  #set(blocks: readonly Block[], place: string | null): void {
    this.#apply({ blocks }, place);
  }

  #apply(next: Content, place: string | null): void {
    this.#history.note(this.#content, place);
    this.#replace(next);
  }

  #restore(state: Content | undefined): boolean {
    if (state === undefined) return false;
    this.#replace(state);
    return true;
  }

  #replace(next: Content): void {
    this.#content = next;
    this.#text = writeContent(next);
    this.#listeners.notify();
  }

  #show(change: Partial<View>): void {
    this.#view = { ...this.#view, ...change };
    this.#listeners.notify();
  }
}

const nothing: readonly Block[] = [];

/** The fields of a block change properties of its own kind only: its kind stays. */
const changed = (block: Block, change: object): Block => ({ ...block, ...change }) as Block;

const settled = (content: Content, sent: SentPictures): Content =>
  isRaw(content) ? content : { blocks: content.blocks.map((block) => settledBlock(block, sent)) };
