import { Button, Row, Text } from '@ebpls/ui';

import * as look from './card.module.css';
import { useWords } from './card.messages.ts';
import type { SavedState } from './use-saved-text.ts';

/** Whether a text is saved; after a failure with the button that tries again. */
export function SavedLine({ state, onAgain }: { readonly state: SavedState; readonly onAgain: () => void }) {
  const t = useWords();
  return (
    <div className={look.saved}>
      <output>
        <Text as="span" size="caption" tone={state === 'failed' ? 'danger' : 'muted'}>
          {t(state)}
        </Text>
      </output>
      {state === 'failed' && (
        <Row gap={2}>
          <Button size="desk" icon="retry" onClick={onAgain}>
            {t('again')}
          </Button>
        </Row>
      )}
    </div>
  );
}
