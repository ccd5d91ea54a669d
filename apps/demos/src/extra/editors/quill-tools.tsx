// Toolbar of the Quill editor: one stop of the keyboard, arrows go from tool to tool.

import type Quill from 'quill';
import { type KeyboardEvent, useState } from 'react';
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
  LuUnderline,
  LuUndo2,
} from 'react-icons/lu';

import { useDirection } from '@ebpls/ui';

import { useWords } from '../extra.messages.ts';
import * as look from './editors.module.css';

interface Tool {
  readonly key:
    | 'bold'
    | 'italic'
    | 'underline'
    | 'strike'
    | 'heading'
    | 'bullets'
    | 'numbers'
    | 'quote'
    | 'undo'
    | 'redo';
  readonly icon: IconType;
  /** The format and its value that the tool switches; undo and redo switch nothing. */
  readonly format?: readonly [name: string, value: unknown];
}

const TOOLS: readonly Tool[] = [
  { key: 'bold', icon: LuBold, format: ['bold', true] },
  { key: 'italic', icon: LuItalic, format: ['italic', true] },
  { key: 'underline', icon: LuUnderline, format: ['underline', true] },
  { key: 'strike', icon: LuStrikethrough, format: ['strike', true] },
  { key: 'heading', icon: LuHeading2, format: ['header', 3] },
  { key: 'bullets', icon: LuList, format: ['list', 'bullet'] },
  { key: 'numbers', icon: LuListOrdered, format: ['list', 'ordered'] },
  { key: 'quote', icon: LuQuote, format: ['blockquote', true] },
  { key: 'undo', icon: LuUndo2 },
  { key: 'redo', icon: LuRedo2 },
];

interface QuillToolsProps {
  readonly quill: Quill | undefined;
  /** The formats of the selection. */
  readonly on: Readonly<Record<string, unknown>>;
}

export function QuillTools({ quill, on }: QuillToolsProps) {
  const t = useWords();
  const direction = useDirection();
  const [stop, setStop] = useState(0);
  const isOn = ({ format }: Tool): boolean => format !== undefined && on[format[0]] === format[1];
  const run = (tool: Tool): void => {
    if (tool.key === 'undo' || tool.key === 'redo') quill?.history[tool.key]();
    else if (tool.format) quill?.format(tool.format[0], isOn(tool) ? false : tool.format[1], 'user');
  };
  const move = (event: KeyboardEvent<HTMLElement>): void => {
    const onwards = direction === 'ltr' ? 1 : -1;
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: stop + onwards,
      ArrowLeft: stop - onwards,
      Home: 0,
      End: TOOLS.length - 1,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const place = (next + TOOLS.length) % TOOLS.length;
    setStop(place);
    (event.currentTarget.children[place] as HTMLElement).focus(); // The buttons are all it holds.
  };
  return (
    <div role="toolbar" tabIndex={-1} aria-label={t('tools')} className={look.tools} onKeyDown={move}>
      {TOOLS.map((tool, place) => {
        const { key, icon: Sign, format } = tool;
        return (
          <button
            key={key}
            type="button"
            aria-label={t(`tool.${key}`)}
            title={t(`tool.${key}`)}
            tabIndex={place === stop ? 0 : -1}
            {...(format && { 'aria-pressed': isOn(tool) })}
            onFocus={() => setStop(place)}
            onClick={() => run(tool)}
          >
            <Sign aria-hidden size={20} />
          </button>
        );
      })}
    </div>
  );
}
