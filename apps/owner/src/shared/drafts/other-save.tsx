import { useSettings } from '@ebpls/remote-kit';
import { Blocker, Button, momentWritten, Row, Stack } from '@ebpls/ui';

import { useWords } from '../../owner.messages.ts';

interface OtherSaveProps {
  readonly saved_at: string;
  readonly onMine: () => void;
  readonly onTheirs: () => void;
}

/** Dialog after another device saved the same declaration: nothing is lost before the person has chosen. */
export function OtherSave({ saved_at, onMine, onTheirs }: OtherSaveProps) {
  const t = useWords();
  const language = useSettings((settings) => settings.language);
  return (
    <div role="alert">
      <Stack gap={3}>
        <Blocker tone="warning" title={t('choices_title')}>
          {t('typed_there', { time: momentWritten(saved_at, language) })}
        </Blocker>
        <Row>
          <Button onClick={onMine}>{t('use_local')}</Button>
          <Button onClick={onTheirs}>{t('use_remote')}</Button>
        </Row>
      </Stack>
    </div>
  );
}
