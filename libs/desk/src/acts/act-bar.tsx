import { RowMenu, useOfferActs } from '@ebpls/remote-kit';
import { Button, type ButtonProps, Stack, Text } from '@ebpls/ui';
import { ActButtons } from '@ebpls/ui/lists';
import { useEffect, useState } from 'react';

import { ActDialog, useDialogPrefetch } from './act-dialog.tsx';
import type { ActForm } from './act-form.ts';
import { restoreFocus } from '../frame/case-top.tsx';
import { useDeskKeys } from '../frame/keys/desk-keys.ts';
import { useWords } from '../messages/desk.messages.ts';
import type { ActAnswer } from './acts.ts';
import { useAct } from './use-act.ts';

/** An action that a case offers as a button; one with a form opens it first, one without a form runs at once. */
export interface DeskAct {
  readonly act: string;
  readonly label: string;
  /** Its name in the other languages, for the command menu. */
  readonly synonyms: readonly string[];
  readonly kind?: ButtonProps['kind'];
  readonly keyHint?: string;
  readonly form?: ActForm;
  /** Form that opens after an act without a form was refused at fields of this form. */
  readonly form_if_refused?: ActForm;
  /** Why the act is not possible now; pressing its key announces the same sentence. */
  readonly why?: string | undefined;
  /** Beside more than three other acts it is in the menu of the bar, so that the decisions stay on one line. */
  readonly isMinor?: boolean;
}

/** Acts of a bar that all have a button; a case pane of 1280 px holds them on one line. */
const MAX_BUTTONS = 4;

interface ActBarProps {
  readonly on: string | number;
  readonly acts: readonly DeskAct[];
  /** Over the buttons: what decides, or what happens next. */
  readonly hint?: string | undefined;
  /** After an act with a form was done. */
  readonly onDone?: ((act: string, answer: ActAnswer) => void) | undefined;
}

/** The acts of a case, each with its key. An act that is not possible yet shows the reason instead of doing nothing. */
export function ActBar({ on, acts, hint, onDone }: ActBarProps) {
  const { busy, answer, run } = useAct();
  const [chosenForm, setChosenForm] = useState<ActForm>();
  const [explainedAct, setExplainedAct] = useState<string>();
  const [runningAct, setRunningAct] = useState<string>();
  const [handledAnswer, setHandledAnswer] = useState(answer);
  const isRefused = answer?.fields !== undefined && answer !== handledAnswer;
  // Only while the act is still offered: no form opens for a case that the clerk already has.
  const form = chosenForm ?? (isRefused ? acts.find(({ act }) => act === runningAct)?.form_if_refused : undefined);
  const isFormOpen = form !== undefined;
  useEffect(() => {
    if (!isFormOpen) restoreFocus();
  }, [isFormOpen]);

  const start = ({ act, form: actForm, why }: DeskAct): void => {
    if (why !== undefined) return setExplainedAct(act);
    if (actForm) return setChosenForm(actForm);
    setRunningAct(act);
    run(act, on);
  };
  const close = (): void => {
    setChosenForm(undefined);
    setHandledAnswer(answer);
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
  // Announced in its place, not as a notice: the sentence leaves as soon as the act is possible.
  const explanation = acts.find(({ act }) => act === explainedAct)?.why;
  const menuActs = listMenuActs(acts);
  const reasons = [...new Set(acts.flatMap(({ why }) => why ?? []))].filter((reason) => reason !== explanation);

  return (
    <Stack gap={2}>
      {explanation !== undefined && (
        <div role="alert">
          <Text size="caption" weight="bold">
            {explanation}
          </Text>
        </div>
      )}
      {[...(hint === undefined ? [] : [hint]), ...reasons].map((sentence) => (
        <Text key={sentence} size="caption" tone="muted">
          {sentence}
        </Text>
      ))}
      <ActButtons menu={<MinorActs acts={menuActs} start={start} />}>
        {acts
          .filter((one) => !menuActs.includes(one))
          .map((one) => (
            <Button
              key={one.act}
              size="desk"
              kind={one.kind ?? 'secondary'}
              keyHint={one.keyHint}
              disabled={one.why !== undefined}
              busy={busy && runningAct === one.act}
              onClick={() => start(one)}
            >
              {one.label}
            </Button>
          ))}
      </ActButtons>
      {form && <ActDialog key={form.act} form={form} onClose={close} onDone={(reply) => onDone?.(form.act, reply)} />}
    </Stack>
  );
}

function listMenuActs(acts: readonly DeskAct[]): readonly DeskAct[] {
  return acts.length > MAX_BUTTONS ? acts.filter(({ isMinor }) => isMinor) : [];
}

interface MinorActsProps {
  readonly acts: readonly DeskAct[];
  readonly start: (act: DeskAct) => void;
}

function MinorActs({ acts, start }: MinorActsProps) {
  const t = useWords();
  if (acts.length === 0) return null;
  const items = acts.map((one) => ({ key: one.act, label: one.label, onChoose: () => start(one) }));
  return <RowMenu label={t('more_acts')} items={items} />;
}
