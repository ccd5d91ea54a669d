// Toolbar of the rich text editor; each tool shows whether the selection has its format.

import { type Editor, useEditorState } from '@tiptap/react';
import type { IconType } from 'react-icons';
import {
  LuBold,
  LuHeading2,
  LuItalic,
  LuList,
  LuListOrdered,
  LuQuote,
  LuRedo2,
  LuStrikethrough,
  LuUndo2,
} from 'react-icons/lu';

import * as look from './rich-text.module.css';
import { useWords } from './rich-text.messages.ts';

type ToolKey = 'bold' | 'italic' | 'strike' | 'heading' | 'bullets' | 'numbers' | 'quote' | 'undo' | 'redo';

interface Tool {
  readonly key: ToolKey;
  readonly icon: IconType;
  readonly run: (editor: Editor) => void;
  /** Whether the selection has it; a tool that does something once has none. */
  readonly isOn?: (editor: Editor) => boolean;
}

const TOOLS: readonly Tool[] = [
  { key: 'bold', icon: LuBold, run: (at) => at.chain().focus().toggleBold().run(), isOn: (at) => at.isActive('bold') },
  {
    key: 'italic',
    icon: LuItalic,
    run: (at) => at.chain().focus().toggleItalic().run(),
    isOn: (at) => at.isActive('italic'),
  },
  {
    key: 'strike',
    icon: LuStrikethrough,
    run: (at) => at.chain().focus().toggleStrike().run(),
    isOn: (at) => at.isActive('strike'),
  },
  {
    key: 'heading',
    icon: LuHeading2,
    run: (at) => at.chain().focus().toggleHeading({ level: 3 }).run(),
    isOn: (at) => at.isActive('heading'),
  },
  {
    key: 'bullets',
    icon: LuList,
    run: (at) => at.chain().focus().toggleBulletList().run(),
    isOn: (at) => at.isActive('bulletList'),
  },
  {
    key: 'numbers',
    icon: LuListOrdered,
    run: (at) => at.chain().focus().toggleOrderedList().run(),
    isOn: (at) => at.isActive('orderedList'),
  },
  {
    key: 'quote',
    icon: LuQuote,
    run: (at) => at.chain().focus().toggleBlockquote().run(),
    isOn: (at) => at.isActive('blockquote'),
  },
  { key: 'undo', icon: LuUndo2, run: (at) => at.chain().focus().undo().run() },
  { key: 'redo', icon: LuRedo2, run: (at) => at.chain().focus().redo().run() },
];

export function RichTextTools({ editor }: { readonly editor: Editor }) {
  const t = useWords();
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => TOOLS.map(({ isOn }) => isOn?.(now) ?? false),
  });
  return (
    <div role="toolbar" aria-label={t('tools')} className={look.tools}>
      {TOOLS.map(({ key, icon: Sign, run, isOn }, place) => (
        <button
          key={key}
          type="button"
          aria-label={t(key)}
          title={t(key)}
          {...(isOn && { 'aria-pressed': on[place] ?? false })}
          onClick={() => run(editor)}
        >
          <Sign aria-hidden />
        </button>
      ))}
    </div>
  );
}
