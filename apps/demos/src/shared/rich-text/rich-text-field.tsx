import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useId } from 'react';

import * as look from './rich-text.module.css';
import { RichTextTools } from './rich-text-tools.tsx';

export interface RichTextFieldProps {
  readonly label: string;
  readonly value: string; // Initial content: HTML that `cleanHtml` has passed, or nothing.
  readonly onChange: (html: string) => void; // HTML; the empty string when nothing but blank space is written.
  readonly error?: string | undefined;
  readonly help?: string | undefined;
}

/**
 * A field for formatted text with a toolbar. The editor's own style element is left out, because the content security
 * policy refuses it; its rules are in the module beside this.
 */
export function RichTextField({ label, value, onChange, error, help }: RichTextFieldProps) {
  const id = useId();
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  const attributes = {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': `${id}-label`,
    class: look.writing ?? '',
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(error && { 'aria-invalid': 'true' }),
  };
  const editor = useEditor({
    extensions: [StarterKit],
    content: value,
    injectCSS: false,
    editorProps: { attributes },
    onUpdate: ({ editor: now }) => onChange(now.isEmpty ? '' : now.getHTML()),
  });

  // The editor reads the attributes once; a later message has to be set explicitly.
  useEffect(() => {
    editor?.setOptions({ editorProps: { attributes } });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the object is new at each drawing; these two decide it
  }, [editor, describedBy, error]);

  return (
    <div className={look.field}>
      <span id={`${id}-label`} className={look.label}>
        {label}
      </span>
      {help && (
        <small id={`${id}-help`} className={look.help}>
          {help}
        </small>
      )}
      {error && (
        <strong id={`${id}-error`} className={look.error}>
          {error}
        </strong>
      )}
      <div className={look.box}>
        {editor && <RichTextTools editor={editor} />}
        <EditorContent editor={editor} />
      </div>
    </div>
  );
}
