// A new inquiry to an office; sent once, now or when the connection is back.

import { callEndpoint } from '@ebpls/api-client';
import {
  DEFAULT_RECIPIENT,
  INQUIRY_EVENTS,
  INQUIRY_LIMITS,
  type InquiryRecipient,
  InquiryPayload,
  listInquiryRecipients,
  RECIPIENTS,
} from '@ebpls/contracts';
import { type FieldMessages, createMessageGetter, useSession } from '@ebpls/remote-kit';
import { checkForm } from '@ebpls/remote-kit/forms';
import { useTypedTexts } from '@ebpls/remote-kit/typed-values';
import { Button, Row, SelectField, Stack, TextArea, TextField } from '@ebpls/ui';
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

import type { Messenger } from './store/inquiry-store.ts';
import * as styles from './inquiry.module.css';
import { useWords } from './inquiry.messages.ts';

/** The specification's list is used until the server's own is loaded, and when it cannot be loaded. */
const STANDARD: readonly InquiryRecipient[] = RECIPIENTS.map(({ id, label }) => ({ role_id: id, label, hint: '' }));

type InquiryFields = Readonly<Record<'sent_to_role_id' | 'subject' | 'remarks' | 'message', string>>;
interface FieldProps {
  readonly name: keyof InquiryFields;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => void;
}
const EMPTY_FIELDS: InquiryFields = {
  sent_to_role_id: String(DEFAULT_RECIPIENT),
  subject: '',
  remarks: '',
  message: '',
};

/** The business or application that an inquiry is about. */
interface InquirySubject {
  readonly company_code?: string;
  readonly assessment_code?: string;
}

const getSubjectCode = ({ assessment_code, company_code }: InquirySubject): string | undefined =>
  assessment_code ?? company_code;

/** Returns the business or application of the page behind the drawer. */
function parseSubject(pathname: string): InquirySubject {
  const company_code = /[A-Z]{2}-\d{6}/.exec(pathname)?.[0];
  const assessment_code = /APP-\d{4}-\d{6}/.exec(pathname)?.[0];
  return {
    ...(company_code !== undefined && { company_code }),
    ...(assessment_code !== undefined && { assessment_code }),
  };
}

function useRecipients(): readonly InquiryRecipient[] {
  const [recipients, know] = useState(STANDARD);
  useEffect(() => {
    const leave = new AbortController();
    callEndpoint(listInquiryRecipients, { signal: leave.signal }).then(
      ({ data }) => know(data),
      () => undefined,
    );
    return () => leave.abort();
  }, []);
  return recipients;
}

export function NewInquiry({
  messenger,
  sent_to_role_id,
  onDone,
}: {
  readonly messenger: Messenger;
  readonly sent_to_role_id?: number | undefined;
  readonly onDone: () => void;
}) {
  const t = useWords();
  const form = useRef<HTMLFormElement>(null);
  const recipients = useRecipients();
  const account = useSession(({ user }) => user?.id);
  const [subject] = useState(parseSubject(useLocation().pathname));
  const [about, tie] = useState<InquirySubject>(subject);
  const initialFields = {
    ...EMPTY_FIELDS,
    ...(sent_to_role_id !== undefined && { sent_to_role_id: String(sent_to_role_id) }),
  };
  // What was typed about one business is not found again at another.
  const [values, type] = useTypedTexts(account, `new inquiry ${getSubjectCode(subject) ?? ''}`, initialFields);
  const [fields, refuse] = useState<FieldMessages>();
  const thing = getSubjectCode(about);
  const recipient = recipients.find(({ role_id }) => String(role_id) === values.sent_to_role_id);
  const errorAt = createMessageGetter(fields);
  const getFieldProps = (name: keyof InquiryFields): FieldProps => ({
    name,
    value: values[name],
    error: errorAt(name),
    onChange: ({ target }) => type({ ...values, [name]: target.value }),
  });

  useEffect(() => {
    form.current?.querySelector('select')?.focus();
  }, []);
  useEffect(() => {
    if (fields) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [fields]);
  /** What was sent or discarded is not needed any more. */
  const leave = (): void => {
    type(initialFields);
    onDone();
  };
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const body = { ...values, ...about, user_id: messenger.mailbox.reader.user_id };
    const checkedForm = checkForm(InquiryPayload, body);
    refuse(checkedForm.fields);
    if (checkedForm.fields) return;
    messenger.outbox.add({ event: INQUIRY_EVENTS.start, body });
    leave();
  };
  return (
    <form className={styles.view} ref={form} onSubmit={send} noValidate>
      <div className={styles.tools}>
        <Button kind="quiet" size="desk" icon="chevron-left" onClick={leave}>
          {t('back')}
        </Button>
      </div>
      <div className={styles.form}>
        <Stack gap={4}>
          {thing !== undefined && (
            <Row>
              <Button size="desk" icon="close" aria-label={t('about.drop', { thing })} onClick={() => tie({})}>
                {t('about', { thing })}
              </Button>
            </Row>
          )}
          <InquiryFields recipients={recipients} field={getFieldProps} length={values.message.length} />
        </Stack>
      </div>
      <div className={styles.foot}>
        <Row wrap={false}>
          <Button kind="primary" type="submit" wide>
            {t('send_to', { office: recipient?.label ?? '' })}
          </Button>
          <Button onClick={leave}>{t('cancel')}</Button>
        </Row>
      </div>
    </form>
  );
}

interface InquiryFieldsProps {
  readonly recipients: readonly InquiryRecipient[];
  readonly field: (name: keyof InquiryFields) => FieldProps;
  /** Characters of the message so far. */
  readonly length: number;
}

function InquiryFields({ recipients, field, length }: InquiryFieldsProps) {
  const t = useWords();
  return (
    <>
      <SelectField
        label={t('office')}
        {...field('sent_to_role_id')}
        options={recipients.map(({ role_id, label, hint }) => ({
          value: String(role_id),
          label: hint === '' ? label : `${label} (${hint})`,
        }))}
      />
      <TextField label={t('subject')} maxLength={INQUIRY_LIMITS.subject} {...field('subject')} />
      <TextField label={t('remarks')} maxLength={INQUIRY_LIMITS.remarks} {...field('remarks')} />
      <TextArea
        label={t('message')}
        rows={6}
        maxLength={INQUIRY_LIMITS.message}
        help={t('counted', { typed: length, most: INQUIRY_LIMITS.message.toLocaleString('en') })}
        {...field('message')}
      />
    </>
  );
}
