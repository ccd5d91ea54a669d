import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { useWords } from '../extra.messages.ts';
import { askDrafts } from './drafts-mock.ts';
import { EditorFrame } from './editor-frame.tsx';
import { QuillField } from './quill-field.tsx';

export function loader({ request: { signal } }: LoaderFunctionArgs) {
  return askDrafts<{ html: string }>('/api/editors/draft?editor=quill', { signal });
}

/** The other editor, as its makers maintain it. */
export function Component() {
  const { html: saved } = useLoaderData<typeof loader>();
  const t = useWords();
  const [html, setHtml] = useState(saved);
  return (
    <EditorFrame editor="quill" title={t('page.editors.quill')} library={t('editors.quill')} html={html}>
      <QuillField label={t('draft.text')} value={saved} onChange={setHtml} />
    </EditorFrame>
  );
}
