import { Icon, Text, TextLink } from '@ebpls/ui';
import { useEffect, useState } from 'react';

import * as look from './home.module.css';
import { useWords } from './landing-words.ts';

/** Specification section 7: below the provider's attachments. */
const FORM = '/attachments/forms/business-permit-form.xlsx';
const SPREADSHEET = 'spreadsheet';

/** The permit form as a spreadsheet; shown only when the file is really there (decision D36). */
export function FormDownload() {
  const t = useWords();
  const [isThere, know] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    fetch(FORM, { method: 'HEAD', signal: stop.signal })
      .then((answer) => know(answer.ok && (answer.headers.get('content-type') ?? '').includes(SPREADSHEET)))
      .catch(() => undefined);
    return () => stop.abort();
  }, []);
  if (!isThere) return null;
  return (
    <p className={look.form}>
      <Icon name="download" size={16} /> <TextLink href={FORM} download>{t('form')}</TextLink> <Text as="span" tone="muted" size="secondary">{t('form_kind')}</Text>
    </p>
  );
}
