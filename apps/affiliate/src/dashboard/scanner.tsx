import { Button, Remark, Section, Stack, TextField } from '@ebpls/ui';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';

import { addresses } from '../addresses.ts';
import { toCode } from '../read-code.ts';
import { useWords } from '../verdict.messages.ts';
import { Camera } from './camera.tsx';
import { hasCamera } from './open-detector.ts';

/** Scanner of permits: the camera where the browser allows one, and a field for a number, code or address. */
export function Scanner() {
  const t = useWords();
  const navigate = useNavigate();
  const canScan = hasCamera();
  const [isLooking, look] = useState(false);
  const [problem, setProblem] = useState<string>();

  const check = (scannedText: string): void => {
    const code = toCode(scannedText);
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
        {canScan && !isLooking && (
          <div>
            <Button kind="primary" size="big" icon="scan" onClick={() => look(true)}>
              {t('open_camera')}
            </Button>
          </div>
        )}
        {canScan && isLooking && <Camera onFound={check} onClose={() => look(false)} />}
        {!canScan && <Remark icon="info">{t('no_camera')}</Remark>}
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
              maxLength={300}
            />
            <Button type="submit" kind={canScan ? 'secondary' : 'primary'}>
              {t('check')}
            </Button>
          </Stack>
        </form>
      </Stack>
    </Section>
  );
}
