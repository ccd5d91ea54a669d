// A document that does not apply to the business, with the reason that the offices read.

import type { RequirementItem } from '@ebpls/contracts';
import { Button, Field, Remark, Row, Stack, TextArea } from '@ebpls/ui';
import { useState } from 'react';

import { useWords } from '../application.messages.ts';

interface ReasonFormProps {
  readonly item: RequirementItem;
  readonly onSave: (reason: string) => void;
  readonly onCancel: () => void;
}

const MAX_REASON_LENGTH = 300; // as the contract

/** Question why a document does not apply; it is saved with a reason only. */
export function ReasonForm({ item: { code, name }, onSave, onCancel }: ReasonFormProps) {
  const t = useWords();
  const [reason, setReason] = useState('');
  return (
    <Field id={`paper-${code}`} label={name} group>
      <Stack gap={3}>
        <TextArea
          name={`reason-${code}`}
          label={t('paper_why')}
          help={t('paper_why_help')}
          value={reason}
          maxLength={MAX_REASON_LENGTH}
          rows={2}
          onChange={({ target }) => setReason(target.value)}
        />
        <Row>
          <Button disabled={reason.trim() === ''} why={t('paper_why')} onClick={() => onSave(reason.trim())}>
            {t('paper_why_save')}
          </Button>
          <Button kind="quiet" onClick={onCancel}>
            {t('paper_why_cancel')}
          </Button>
        </Row>
      </Stack>
    </Field>
  );
}

interface InapplicableNoteProps {
  readonly item: RequirementItem;
  readonly problem: string | undefined;
  readonly onUndo: () => void;
}

/** The stated reason, and the way to send the document after all. */
export function InapplicableNote({ item, problem, onUndo }: InapplicableNoteProps) {
  const t = useWords();
  const { code, name, inapplicable_reason: reason = '' } = item;
  return (
    <Field id={`paper-${code}`} label={name} error={problem} group>
      <Remark>
        {t('paper_excused', { reason })}{' '}
        <Button size="desk" kind="quiet" onClick={onUndo}>
          {t('paper_send_after_all')}
        </Button>
      </Remark>
    </Field>
  );
}
