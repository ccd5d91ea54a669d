import { Button, Row, TextField } from '@ebpls/ui';
import { useState } from 'react';

import { useWords } from './entrance.messages.ts';

/** Last name, or a note that there is none. A button, so that the terms are the only check box of the form. */
export function LastNameField({ error }: { readonly error: string | undefined }) {
  const t = useWords();
  const [hasOneName, setHasOneName] = useState(false);
  return (
    <>
      {hasOneName ? (
        <input type="hidden" name="one_name" value="on" />
      ) : (
        <TextField label={t('lastname')} name="lastname" autoComplete="family-name" error={error} />
      )}
      <Row>
        <Button kind="quiet" size="desk" onClick={() => setHasOneName(!hasOneName)}>
          {t(hasOneName ? 'two_names' : 'one_name')}
        </Button>
      </Row>
    </>
  );
}
