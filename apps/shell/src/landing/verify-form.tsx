import { Button, TextField } from '@ebpls/ui';
import { Form } from 'react-router';

import * as look from './home.module.css';
import { useWords } from './landing-words.ts';

/** Leads to the answer; the number stays in the address, so that the answer can be passed on. */
export function VerifyForm({ permit_no, error }: { readonly permit_no?: string | undefined; readonly error?: string | undefined }) {
  const t = useWords();
  return (
    <Form method="get" action="/permits/verify" className={look.verify} noValidate>
      <TextField label={t('permit_no')} name="permit_no" placeholder="MP-2026-00045" autoCapitalize="characters" autoComplete="off" defaultValue={permit_no} error={error} />
      <Button type="submit">{t('check')}</Button>
    </Form>
  );
}
