import { showNotice } from '@ebpls/remote-kit';
import { Box, Button, Heading, Row, Stack, Text } from '@ebpls/ui';
import type { ReactNode } from 'react';

import { DemoPage } from '../../shared/page/demo-page.tsx';
import { useDemoAct } from '../../shared/page/use-demo-act.ts';
import { extractText } from '../../shared/rich-text/clean-html.ts';
import { RichText } from '../../shared/rich-text/rich-text.tsx';
import { useWords } from '../extra.messages.ts';
import { callDrafts, type EditorKey } from './drafts-mock.ts';

export interface EditorFrameProps {
  readonly editor: EditorKey;
  readonly title: string;
  readonly library: string; // Which library it shows, and why not the one that the address names.
  readonly html: string; // Current content, as HTML.
  readonly actions?: ReactNode; // Further acts on the editor, beside the one act of the page.
  readonly children: ReactNode;
}

/** Frame of the page of an editor: saves the text and shows it as a reader would see it. */
export function EditorFrame({ editor, title, library, html, actions, children }: EditorFrameProps) {
  const t = useWords();
  const { isBusy, act } = useDemoAct();
  const text = extractText(html.replaceAll('</', ' </'));
  const save = async (): Promise<void> => {
    if (await act(() => callDrafts('/api/editors/draft', { json: { editor, html } })))
      showNotice('done', t('draft.saved'));
  };
  return (
    <DemoPage title={title} subtitle={library}>
      <Stack gap={6}>
        <Stack gap={3}>
          {children}
          <Row gap={3} justify="between">
            <Row gap={3}>
              <Button kind="primary" busy={isBusy} onClick={() => void save()}>
                {t('draft.save')}
              </Button>
              {actions}
            </Row>
            <Text as="span" size="secondary" tone="muted">
              {t('draft.words', { count: text === '' ? 0 : text.split(/\s+/).length })}
            </Text>
          </Row>
        </Stack>
        <Box as="section" look="card" pad={4}>
          <Stack gap={3}>
            <Heading level={2} size="lead">
              {t('draft.preview')}
            </Heading>
            <RichText html={html} />
          </Stack>
        </Box>
      </Stack>
    </DemoPage>
  );
}
