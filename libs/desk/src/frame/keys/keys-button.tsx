import { Button, KeyHint, lazyWithRetry, Row, RowItem, Rows } from '@ebpls/ui';
import { Suspense, useState } from 'react';

import { useWords } from '../../messages/desk.messages.ts';
import { useDeskKeys } from './desk-keys.ts';

const LazyKeysDialog = lazyWithRetry(() => import('@ebpls/ui/overlays').then((module) => module.Dialog));

export interface KeyLine {
  readonly keys: readonly string[];
  readonly does: string;
}

/** Button for the list of keyboard shortcuts of this desk, opened by `?` as well. */
export function KeysButton({ lines }: { readonly lines: readonly KeyLine[] }) {
  const t = useWords();
  const [isOpen, open] = useState(false);
  useDeskKeys({ '?': () => open(true) });
  return (
    <>
      <Button size="desk" kind="quiet" keyHint="?" onClick={() => open(true)}>
        {t('all_keys')}
      </Button>
      {isOpen && (
        <Suspense>
          <LazyKeysDialog open onClose={() => open(false)} title={t('all_keys')}>
            <Rows label={t('all_keys')}>
              {lines.map(({ keys, does }) => (
                <RowItem
                  key={does}
                  title={does}
                  end={
                    <Row gap={1} wrap={false}>
                      {keys.map((key) => (
                        <KeyHint key={key}>{key}</KeyHint>
                      ))}
                    </Row>
                  }
                />
              ))}
            </Rows>
          </LazyKeysDialog>
        </Suspense>
      )}
    </>
  );
}
