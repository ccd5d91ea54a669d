import { callEndpoint } from '@ebpls/api-client';
import {
  handOverInquiry,
  INQUIRY_LIMITS,
  type Inquiry,
  type InquiryDesk,
  type InquiryHandover,
  listInquiryDesks,
} from '@ebpls/contracts';
import { type FieldMessages, createMessageGetter, showNotice, toRefusedForm, useSettings } from '@ebpls/remote-kit';
import { Button, momentWritten, Row, SelectField, Text, TextArea } from '@ebpls/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';

import * as styles from './inquiry.module.css';
import { useWords, words } from './inquiry.messages.ts';

interface HandOverProps {
  readonly thread: Inquiry;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

function useDesks(): readonly InquiryDesk[] {
  const [desks, know] = useState<readonly InquiryDesk[]>([]);
  useEffect(() => {
    const leave = new AbortController();
    callEndpoint(listInquiryDesks, { signal: leave.signal }).then(
      ({ data }) => know(data),
      () => undefined,
    );
    return () => leave.abort();
  }, []);
  return desks;
}

/** Form that hands an inquiry over to another office, with the reason. */
export function HandOverForm({ thread, onDone, onCancel }: HandOverProps) {
  const t = useWords();
  const desks = useDesks();
  const form = useRef<HTMLFormElement>(null);
  const [to_role_id, choose] = useState('');
  const [reason, type] = useState('');
  const [fields, refuse] = useState<FieldMessages>();
  const office = desks.find(({ role_id }) => String(role_id) === to_role_id)?.label;
  const errorAt = createMessageGetter(fields);

  useEffect(() => {
    form.current?.querySelector('select')?.focus();
  }, []);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    try {
      await callEndpoint(handOverInquiry, { params: { inquiry_id: String(thread.id) }, body: { to_role_id, reason } });
    } catch (error) {
      const refusedForm = toRefusedForm(error);
      refuse(refusedForm.fields);
      if (Object.keys(refusedForm.fields).length === 0) showNotice('failed', words('handover.failed'));
      return;
    }
    showNotice('done', words('handover.done', { office: office ?? '' }));
    onDone();
  };
  return (
    <form ref={form} className={styles.reply} onSubmit={(event) => void send(event)} noValidate>
      <SelectField
        label={t('handover.to')}
        placeholder={t('handover.choose')}
        value={to_role_id}
        error={errorAt('to_role_id')}
        onChange={({ target }) => choose(target.value)}
        options={desks.map(({ role_id, label }) => ({ value: String(role_id), label }))}
      />
      <TextArea
        label={t('handover.reason')}
        rows={2}
        maxLength={INQUIRY_LIMITS.reason}
        value={reason}
        error={errorAt('reason')}
        onChange={({ target }) => type(target.value)}
      />
      <Row>
        <Button kind="primary" type="submit">
          {office === undefined ? t('handover') : t('handover.confirm', { office })}
        </Button>
        <Button onClick={onCancel}>{t('cancel')}</Button>
      </Row>
    </form>
  );
}

/** Note that the thread went from one office to another, in its position between the messages. */
export function HandoverItem({ handover }: { readonly handover: InquiryHandover }) {
  const t = useWords();
  const language = useSettings((settings) => settings.language);
  const { from_office: from, to_office: to, reason, handed_by: name, handed_at } = handover;
  return (
    <li className={styles.handover}>
      <Text size="caption" tone="muted">
        <bdi>{t('handover.item', { from, to, reason })}</bdi>
      </Text>
      <Text as="small" size="caption" tone="muted">
        <bdi>{t('from', { name, at: momentWritten(handed_at, language, { year: false }) })}</bdi>
      </Text>
    </li>
  );
}
