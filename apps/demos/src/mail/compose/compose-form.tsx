import { Button, Icon, TextField } from '@ebpls/ui';
import { type FormEvent, useRef } from 'react';

import { AttachButton, ChosenFiles } from '../../shared/files/attachments.tsx';
import { RichTextField } from '../../shared/rich-text/rich-text-field.tsx';
import { useWords } from '../mail.messages.ts';
import * as look from './compose.module.css';
import type { Compose } from './use-compose.ts';
import type { Problems } from './check-mail.ts';

/** Recipients, subject, text and attachments. */
export function ComposeForm({ compose }: { readonly compose: Compose }) {
  const t = useWords();
  const form = useRef<HTMLFormElement>(null);
  const { fields, setFields, problems, error, isBusy, attachments, send, discard } = compose;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    focusFirst(form.current, await send());
  };
  return (
    <form ref={form} className={look.form} onSubmit={(event) => void submit(event)} noValidate>
      <div className={look.fields}>
        {error && (
          <p role="alert" className={look.error}>
            <Icon name="alert" size={16} /> {error}
          </p>
        )}
        <TextField
          label={t('field.to')}
          help={t('field.to.help')}
          name="to"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={fields.to}
          error={problems.to}
          onChange={({ currentTarget }) => setFields((before) => ({ ...before, to: currentTarget.value }))}
        />
        <TextField
          label={t('field.subject')}
          name="subject"
          optional
          value={fields.subject}
          error={problems.subject}
          onChange={({ currentTarget }) => setFields((before) => ({ ...before, subject: currentTarget.value }))}
        />
        <RichTextField
          label={t('field.body')}
          value={fields.body}
          error={problems.body}
          onChange={(body) => setFields((before) => ({ ...before, body }))}
        />
        <ChosenFiles attachments={attachments} />
      </div>
      <footer className={look.foot}>
        <Button type="submit" kind="primary" icon="send" busy={isBusy}>
          {t('send')}
        </Button>
        <AttachButton label={t('attach')} icon="file" attachments={attachments} />
        <span className={look.end}>
          <Button kind="quiet" icon="trash" onClick={() => void discard()}>
            {t('discard')}
          </Button>
        </span>
      </footer>
    </form>
  );
}

/** The first field with a problem takes the focus. */
function focusFirst(form: HTMLFormElement | null, problems: Problems): void {
  const [first] = (['to', 'subject', 'body'] as const).filter((name) => problems[name] !== undefined);
  if (first === undefined) return;
  const field = first === 'body' ? '[role="textbox"]' : `input[name="${first}"]`;
  form?.querySelector<HTMLElement>(field)?.focus();
}
