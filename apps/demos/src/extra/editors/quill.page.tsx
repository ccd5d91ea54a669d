import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { useWords } from '../extra.messages.ts';
import { callDrafts } from './drafts-mock.ts';
import { EditorFrame } from './editor-frame.tsx';
import { QuillField } from './quill-field.tsx';

export function loader({ request: { signal } }: LoaderFunctionArgs) {
  return callDrafts<{ html: string }>('/api/editors/draft?editor=quill', { signal });
}

/** Page of the Quill editor, the second of the two editors. */
export function Component() {
  const { html: savedHtml } = useLoaderData<typeof loader>();
  const t = useWords();
  const [html, setHtml] = useState(savedHtml);
  return (
    <EditorFrame editor="quill" title={t('page.editors.quill')} library={t('editors.quill')} html={html}>
      <QuillField label={t('draft.text')} value={savedHtml} onChange={setHtml} />
    </EditorFrame>
  );
}
