import { Button, Icon, Row, Stack, Text } from '@ebpls/ui';
import type { FormEvent, ReactNode } from 'react';

import { DemoPage } from '../../shared/page/demo-page.tsx';
import { useWords } from '../extra.messages.ts';
import * as look from './form-frame.module.css';

export interface FormFrameProps {
  readonly title: string;
  readonly library: string; // Which library it shows, and why not the one that the address names.
  readonly thanksText: string | undefined; // Whom the server thanksText for the last form that was sent.
  readonly problem: string | undefined;
  readonly isSending: boolean;
  readonly onSubmit: (event: FormEvent) => void;
  readonly children: ReactNode;
}

/** Frame of both basic forms around their fields: the sentence about the library, the answers and the button. */
export function FormFrame({ title, library, thanksText, problem, isSending, onSubmit, children }: FormFrameProps) {
  const t = useWords();
  return (
    <DemoPage title={title} subtitle={library} width="form">
      <form onSubmit={onSubmit} noValidate>
        <Stack gap={4}>
          <output className={look.answer}>
            {thanksText !== undefined && (
              <span className={look.thanks}>
                <Icon name="check-circle" />
                {t('form.sent', { name: thanksText })}
              </span>
            )}
          </output>
          {children}
          <div role="alert">{problem !== undefined && <Text tone="danger">{problem}</Text>}</div>
          <Row>
            <Button type="submit" kind="primary" busy={isSending}>
              {t('form.send')}
            </Button>
          </Row>
        </Stack>
      </form>
    </DemoPage>
  );
}

/** The first field that is wrong takes the focus. */
export function focusFirstWrong(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
