import { showNotice, useOfferActs } from '@ebpls/remote-kit';
import { Button, type ButtonProps, Row, Stack, Text } from '@ebpls/ui';
import { useEffect, useState } from 'react';

import { ActDialog, useDialogPrefetch } from './act-dialog.tsx';
import type { ActForm } from './act-form.ts';
import { restoreFocus } from '../frame/case-top.tsx';
import { useDeskKeys } from '../frame/keys/desk-keys.ts';
import type { ActAnswer } from './acts.ts';
import { useAct } from './use-act.ts';

/** One act a case may have: with a form it asks first, without one it is done at once. */
export interface DeskAct {
  readonly act: string;
  readonly label: string;
  /** Its name in the other languages, for the command menu. */
  readonly synonyms: readonly string[];
  readonly kind?: ButtonProps['kind'];
  readonly keyHint?: string;
  readonly form?: ActForm;
  /** What is asked after all, when an act without a form was refused at fields of this one. */
  readonly form_if_refused?: ActForm;
  /** Why it cannot be done now; the key says the same. */
  readonly why?: string | undefined;
}

interface ActBarProps {
  readonly on: string | number;
  readonly acts: readonly DeskAct[];
  /** Over the buttons: what decides, or what happens next. */
  readonly hint?: string | undefined;
  /** After an act with a form was done. */
  readonly onDone?: ((act: string, answer: ActAnswer) => void) | undefined;
}

/** The acts of a case, each with its key. What cannot be done yet says why instead of doing nothing. */
export function ActBar({ on, acts, hint, onDone }: ActBarProps) {
  const { busy, answer, run } = useAct();
  const [asking, ask] = useState<ActForm>();
  const [begun, begin] = useState<string>();
  const [settled, settle] = useState(answer);
  const isRefused = answer?.fields !== undefined && answer !== settled;
  // Only while the act is still offered: a case that is the clerk's by now is asked about no more.
  const form = asking ?? (isRefused ? acts.find(({ act }) => act === begun)?.form_if_refused : undefined);
  const isAsking = form !== undefined;
  useEffect(() => {
    if (!isAsking) restoreFocus();
  }, [isAsking]);

  const start = ({ act, form: asked, why }: DeskAct): void => {
    if (why !== undefined) return showNotice('news', why);
    if (asked) return ask(asked);
    begin(act);
    run(act, on);
  };
  const close = (): void => {
    ask(undefined);
    settle(answer);
  };
  useDialogPrefetch();
  useDeskKeys(
    Object.fromEntries(
      acts.flatMap((one) => (one.keyHint === undefined ? [] : [[one.keyHint.toLowerCase(), () => start(one)]])),
    ),
  );
  useOfferActs(
    acts.map((one) => ({
      act: one.act,
      label: one.label,
      synonyms: one.synonyms,
      keyHint: one.keyHint,
      why: one.why,
      run: () => start(one),
    })),
  );
  const whys = [...new Set(acts.flatMap(({ why }) => why ?? []))];

  return (
    <Stack gap={2}>
      {[...(hint === undefined ? [] : [hint]), ...whys].map((sentence) => (
        <Text key={sentence} size="caption" tone="muted">
          {sentence}
        </Text>
      ))}
      <Row gap={2}>
        {acts.map((one) => (
          <Button
            key={one.act}
            size="desk"
            kind={one.kind ?? 'secondary'}
            keyHint={one.keyHint}
            disabled={one.why !== undefined}
            busy={busy && begun === one.act}
            onClick={() => start(one)}
          >
            {one.label}
          </Button>
        ))}
      </Row>
      {form && <ActDialog key={form.act} form={form} onClose={close} onDone={(done) => onDone?.(form.act, done)} />}
    </Stack>
  );
}
