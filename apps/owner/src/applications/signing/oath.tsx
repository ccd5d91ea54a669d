import { Stack, Text, TextField } from '@ebpls/ui';
import { CheckField } from '@ebpls/ui/forms';

import { useFields } from '../../shared/fields/form-fields.ts';
import { useWords } from '../application.messages.ts';

/** Oath before the signature: the declaration, the confirmation that it was read, and the name under it. */
export function Oath() {
  const t = useWords();
  const { text } = useFields();
  return (
    <Stack gap={6}>
      <Text reading>{t('declaration_text')}</Text>
      <CheckField {...text('agrees')} label={t('agrees')} />
      <TextField {...text('signed_name')} label={t('signed_name')} autoComplete="name" />
    </Stack>
  );
}
