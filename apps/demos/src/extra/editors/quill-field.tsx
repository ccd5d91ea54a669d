import 'quill/dist/quill.core.css';

import type Quill from 'quill';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';

import * as look from './editors.module.css';
import { beginQuill, getEditorHtml } from './quill-editor.ts';
import { QuillTools } from './quill-tools.tsx';

export interface QuillFieldProps {
  readonly label: string;
  readonly value: string; // Initial content.
  readonly onChange: (html: string) => void;
}

/** A field for formatted text by Quill. */
export function QuillField({ label, value, onChange }: QuillFieldProps) {
  const id = useId();
  const host = useRef<HTMLDivElement>(null);
  const [quill, setQuill] = useState<Quill>();
  const [on, setOn] = useState<Readonly<Record<string, unknown>>>({});
  const begin = useEffectEvent((place: HTMLElement): Quill => {
    const editor = beginQuill(place, value);
    const { root } = editor;
    root.className += ` ${look.writing}`;
    root.setAttribute('role', 'textbox');
    root.setAttribute('aria-multiline', 'true');
    root.setAttribute('aria-labelledby', id);
    editor.on('text-change', () => onChange(getEditorHtml(editor)));
    editor.on('editor-change', () => {
      if (editor.hasFocus()) setOn(editor.getFormat());
    });
    return editor;
  });
  useEffect(() => {
    const { current } = host;
    if (!current) return undefined;
    const place = document.createElement('div');
    current.append(place);
    setQuill(begin(place));
    return () => current.replaceChildren();
  }, []);
  return (
    <div className={look.field}>
      <span id={id} className={look.label}>
        {label}
      </span>
      <div className={look.box}>
        <QuillTools quill={quill} on={on} />
        <div ref={host} className={look.host} />
      </div>
    </div>
  );
}
