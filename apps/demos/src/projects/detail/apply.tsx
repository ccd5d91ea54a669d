import { showNotice } from '@ebpls/remote-kit';
import { Button, Stack, Tag, Text, TextArea } from '@ebpls/ui';
import { Dialog } from '@ebpls/ui/overlays';
import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';

import { DemoError } from '../../shared/mock/demo-server.ts';
import { useWords as useDemoWords } from '../../shared/page/demos.messages.ts';
import type { Project } from '../project.ts';
import { callProjects } from '../projects-mock.ts';
import { useWords } from '../projects.messages.ts';

const MAX_NOTE_LENGTH = 200;

/** Form that applies for a project with a note; an applicant sees that instead. */
export function Apply({ project }: { readonly project: Project }) {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  if (project.hasApplied) return <Tag tone="success">{t('applied')}</Tag>;
  return (
    <>
      <Button kind="primary" wide onClick={() => setOpen(true)} aria-haspopup="dialog">
        {t('apply')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('apply.title')}>
        <ApplyForm project={project} onSent={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function useApplication(project: Project, onSent: () => void) {
  const t = useWords();
  const common = useDemoWords();
  const { revalidate } = useRevalidator();
  const [note, setNote] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const isTooLong = note.length > MAX_NOTE_LENGTH;
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isTooLong || isBusy) return;
    setBusy(true);
    try {
      await callProjects('/api/projects/projects/apply', { json: { projectId: project.id, note: note.trim() } });
      showNotice('done', t('apply.sent'));
      onSent();
      await revalidate();
    } catch (error) {
      if (!(error instanceof DemoError)) throw error;
      setRefusal(common('failed'));
    } finally {
      setBusy(false);
    }
  };
  return { note, setNote, isBusy, problem: refusal, isTooLong, send };
}

function ApplyForm({ project, onSent }: { readonly project: Project; readonly onSent: () => void }) {
  const t = useWords();
  const { note, setNote, isBusy, problem, isTooLong, send } = useApplication(project, onSent);
  return (
    <form onSubmit={(event) => void send(event)} noValidate>
      <Stack gap={4}>
        <TextArea
          name="note"
          label={t('apply.note', { name: project.author.name })}
          optional
          rows={5}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
          help={t('apply.count', { count: note.length })}
          error={isTooLong ? t('apply.too_long') : undefined}
        />
        <div role="alert">{problem !== undefined && <Text tone="danger">{problem}</Text>}</div>
        <Button type="submit" kind="primary" busy={isBusy}>
          {t('apply.send')}
        </Button>
      </Stack>
    </form>
  );
}
