import { Button, Row } from '@ebpls/ui';
import { useRef, useState } from 'react';
import { LuMaximize2, LuMinimize2 } from 'react-icons/lu';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { RichTextField } from '../../shared/rich-text/rich-text-field.tsx';
import { useWords } from '../extra.messages.ts';
import { callDrafts } from './drafts-mock.ts';
import { EditorFrame } from './editor-frame.tsx';
import * as look from './editors.module.css';
import { useFullScreen } from './use-full-screen.ts';

export function loader({ request: { signal } }: LoaderFunctionArgs) {
  return callDrafts<{ html: string }>('/api/editors/draft?editor=tiptap', { signal });
}

/** Page of the Tiptap editor, which the product's own pages would use, with the whole screen on demand. */
export function Component() {
  const { html: savedHtml } = useLoaderData<typeof loader>();
  const t = useWords();
  const [html, setHtml] = useState(savedHtml);
  const part = useRef<HTMLDivElement>(null);
  const { isOffered, isOn, toggle } = useFullScreen(part);
  const Sign = isOn ? LuMinimize2 : LuMaximize2;
  return (
    <EditorFrame editor="tiptap" title={t('page.editors.draft')} library={t('editors.tiptap')} html={html}>
      <div ref={part} className={look.part}>
        <RichTextField label={t('draft.text')} value={savedHtml} onChange={setHtml} />
        {isOffered && (
          <Row justify="end">
            <Button size="desk" kind="quiet" onClick={toggle}>
              <span className={look.sign}>
                <Sign aria-hidden size={16} />
                {t(isOn ? 'full.leave' : 'full')}
              </span>
            </Button>
          </Row>
        )}
      </div>
    </EditorFrame>
  );
}
