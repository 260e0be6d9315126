import type { History } from '#renderer/kit/form/rows/history.ts';
import { EditedRows } from '#renderer/kit/form/rows/store.ts';
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

/** The message that is being written: its blocks, or the text of a body that is no list of them. */
export class MessageStore extends EditedRows<Content, Block> {
  #text: string;
  #view: View = { collapsed: new Set(), activeText: null, failures: new Map() };

  /** @param text the content as `writeContent` wrote it */
  constructor(text: string, history?: History<Content>) {
    super(readContent(text), history);
    this.#text = text;
    // The first listener: the others read the new text.
    this.onEdit(() => {
      this.#text = writeContent(this.content());
    });
  }

  readonly content = this.state;
  readonly blocks = this.rows;
  readonly view = (): View => this.#view;

  protected override rowsOf(content: Content): readonly Block[] {
    return isRaw(content) ? nothing : content.blocks;
  }

  protected override withRows(blocks: readonly Block[]): Content {
    return { blocks };
  }

  /** The content as the form holds it. */
  get text(): string {
    return this.#text;
  }

  /** Takes content from elsewhere: a draft, what was saved, what somebody else changed. */
  load(text: string): void {
    if (text === this.#text) return;
    const read = readContent(text);
    this.#text = text;
    this.loadState(isRaw(read) ? read : { blocks: withKeysOf(read.blocks, this.blocks()) });
  }

  /** Replaces the whole content, in one step that can be undone. */
  replace(next: Content): void {
    this.applyState(next, null);
  }

  setRaw(raw: string): void {
    this.applyState({ raw }, 'raw');
  }

  /** @param place the field in which it is typed; absent for a change that is a step of its own */
  change<B extends Block>(key: string, change: BlockChange<B>, place?: string): void {
    // The fields of a block change properties of its own kind only: its kind stays.
    this.changeRow(key, (block) => ({ ...block, ...change }) as Block, place);
  }

  /**
   * Adds blocks after another one; at the end where that is absent.
   * @returns the key of the first
   */
  add(blocks: readonly NewBlock[], after: string | null): string | null {
    const place = after === null ? -1 : this.keys().indexOf(after);
    // A block as it is added has all properties of its kind.
    const added = blocks.map((block) => keyed(block) as Block);
    const [first] = added;
    this.insert(added, place < 0 ? this.blocks().length : place + 1);
    if (first?.kind === 'text') this.open(first.key);
    return first?.key ?? null;
  }

  /** Puts a copy behind a block. @returns its key */
  duplicate(key: string): string | null {
    const block = this.row(key);
    if (block === undefined) return null;
    const { key: _, ...copy } = block;
    return this.add([copy], key);
  }

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

  /** Shows the fields of a block; a text is opened in the editor with them. */
  unfold(key: string): void {
    if (this.row(key)?.kind === 'text') this.open(key);
    this.setCollapsed([key], false);
  }

  setFailures(failures: ReadonlyMap<string, AppError>): void {
    this.#show({ failures });
  }

  /** Takes the addresses of pictures that were sent or copied: what was sent stays sent when something is undone. */
  settle(sent: SentPictures): void {
    this.mapStates((content) =>
      isRaw(content) ? content : { blocks: content.blocks.map((block) => settledBlock(block, sent)) },
    );
  }

  #show(change: Partial<View>): void {
    this.#view = { ...this.#view, ...change };
    this.notify();
  }
}

const nothing: readonly Block[] = [];
