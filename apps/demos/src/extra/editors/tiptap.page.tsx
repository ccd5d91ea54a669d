import { Button, Row } from '@ebpls/ui';
import { useRef, useState, useEffect, type RefObject } from 'react';
import { LuMaximize2, LuMinimize2 } from 'react-icons/lu';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';

import { RichTextField } from '../../shared/rich-text/rich-text-field.tsx';
import { useWords } from '../extra.messages.ts';
import { callDrafts } from './drafts-mock.ts';
import { EditorFrame } from './editor-frame.tsx';
import * as look from './editors.module.css';

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

interface FullScreen {
  readonly isOffered: boolean; // False where the browser offers no full screen to pages, as on a small iPhone.
  readonly isOn: boolean;
  readonly toggle: () => void;
}

/** Shows a part of the page in full screen; Escape ends it, as the browser itself announces. */
function useFullScreen(part: RefObject<HTMLElement | null>): FullScreen {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    const note = (): void => setOn(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', note);
    return () => document.removeEventListener('fullscreenchange', note);
  }, []);
  const toggle = (): void => {
    const change = document.fullscreenElement ? document.exitFullscreen() : part.current?.requestFullscreen();
    // A browser may refuse; then the page stays as it is.
    change?.catch(() => undefined);
  };
  return { isOffered: document.fullscreenEnabled, isOn, toggle };
}
