import { Button, Remark, Section, Stack, TextField } from '@ebpls/ui';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';

import { addresses } from '../addresses.ts';
import { codeIn } from '../read-code.ts';
import { useWords } from '../verdict-words.ts';
import { Camera } from './camera.tsx';
import { qrDetector } from './qr-detector.ts';

/** The camera where the device can read codes itself; the typed or pasted code everywhere. */
export function Scanner() {
  const t = useWords();
  const navigate = useNavigate();
  const [detector] = useState(qrDetector);
  const [isLooking, look] = useState(false);
  const [problem, setProblem] = useState<string>();

  const check = (scanned: string): void => {
    const code = codeIn(scanned);
    if (code === '') return setProblem(t('code_needed'));
    void navigate(addresses.result(code));
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    check(String(new FormData(event.currentTarget).get('qrcode') ?? ''));
  };

  return (
    <Section title={t('scan')}>
      <Stack gap={4}>
        {detector && !isLooking && (
          <div>
            <Button kind="primary" size="big" icon="scan" onClick={() => look(true)}>
              {t('open_camera')}
            </Button>
          </div>
        )}
        {detector && isLooking && <Camera detector={detector} onFound={check} onClose={() => look(false)} />}
        {!detector && <Remark icon="info">{t('no_detector')}</Remark>}
        <form onSubmit={submit} noValidate>
          <Stack gap={3} align="start">
            <TextField
              name="qrcode"
              label={t('code')}
              help={t('code_help')}
              error={problem}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              maxLength={400}
            />
            <Button type="submit" kind={detector ? 'secondary' : 'primary'}>
              {t('check')}
            </Button>
          </Stack>
        </form>
      </Stack>
    </Section>
  );
}
