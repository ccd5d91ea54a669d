import {
  Button,
  Grid,
  KeyHint,
  lazyWithRetry,
  Row,
  Section,
  Stack,
  Text,
  useMediaQuery,
  VisuallyHidden,
} from '@ebpls/ui';
import { Suspense, useState } from 'react';

import { useWords } from '../../messages/desk.messages.ts';
import { useDeskKeys } from './desk-keys.ts';

const LazyKeysDialog = lazyWithRetry(() => import('@ebpls/ui/overlays').then((module) => module.Dialog));

/** Where keys are shown on buttons (`key-hint.css`): there the key of this button says enough. */
const KEYBOARD_MEDIA = '(min-width: 1024px) and (pointer: fine)';
/** A phone has no keys to list, and its bar has space for the acts alone. */
const PHONE_MEDIA = '(max-width: 639px)';

interface KeyLine {
  readonly keys: readonly string[];
  readonly does: string;
}

/** Keys for one purpose. */
export interface KeyGroup {
  readonly purpose: 'move' | 'documents' | 'checklist' | 'decide' | 'several';
  readonly lines: readonly KeyLine[];
}

/** Button for the list of keyboard shortcuts of this desk, opened by `?` as well. */
export function KeysButton({ groups }: { readonly groups: readonly KeyGroup[] }) {
  const t = useWords();
  const [isOpen, open] = useState(false);
  const isKeyShown = useMediaQuery(KEYBOARD_MEDIA);
  const isPhone = useMediaQuery(PHONE_MEDIA);
  useDeskKeys({ '?': () => open(true) });
  return (
    <>
      {!isPhone && (
        <Button size="desk" kind="quiet" keyHint="?" onClick={() => open(true)}>
          {isKeyShown ? <VisuallyHidden>{t('all_keys')}</VisuallyHidden> : t('all_keys')}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <LazyKeysDialog open onClose={() => open(false)} title={t('all_keys')} size="wide">
            <Grid columns={2} gap={6}>
              {toColumns(groups).map((column) => (
                <Stack key={column[0]?.purpose} gap={4}>
                  {column.map(({ purpose, lines }) => (
                    <Section key={purpose} level={3} title={t(`keys_${purpose}`)}>
                      <Stack gap={1}>
                        {lines.map((line) => (
                          <KeyRow key={line.does} line={line} />
                        ))}
                      </Stack>
                    </Section>
                  ))}
                </Stack>
              ))}
            </Grid>
          </LazyKeysDialog>
        </Suspense>
      )}
    </>
  );
}

function KeyRow({ line: { keys, does } }: { readonly line: KeyLine }) {
  return (
    <Row justify="between" wrap={false} gap={2}>
      <Text as="span" size="secondary">
        {does}
      </Text>
      <Row gap={1} wrap={false}>
        {keys.map((key) => (
          <KeyHint key={key}>{key}</KeyHint>
        ))}
      </Row>
    </Row>
  );
}

/** The groups in their order in two columns, the first with half of the lines or just more. */
function toColumns(groups: readonly KeyGroup[]): readonly (readonly KeyGroup[])[] {
  const halfCount = groups.reduce((all, { lines }) => all + lines.length, 0) / 2;
  let before = 0;
  const first = groups.filter(({ lines }) => {
    const isFirst = before < halfCount;
    before += lines.length;
    return isFirst;
  });
  return [first, groups.slice(first.length)];
}
