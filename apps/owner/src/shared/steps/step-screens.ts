// Splits a step into screens and moves between them on a phone.

import { focusField } from '@ebpls/ui/forms';
import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

import { useDeferredPress } from './use-deferred-press.ts';

/** A step in screens: the fields of the one that is shown, and the ways to the others. */
export interface StepScreens {
  /** Index of the visible screen, from 0. */
  readonly place: number;
  readonly count: number;
  /** Fields of the visible screen. */
  readonly names: readonly string[];
  /** Screen of a field; undefined when the form does not have it. */
  readonly getPlace: (name: string) => number | undefined;
  readonly goTo: (place: number) => void;
}

interface Screens {
  /** Frame of the screen; it gets the focus when another one is shown. */
  readonly group: RefObject<HTMLDivElement | null>;
  readonly send: (event: FormEvent) => void;
  /** Shows the screen of a field. */
  readonly show: (field_id: string) => void;
}

/**
 * Steps through the screens: each but the last is checked alone, the last with the whole step. Values typed on the
 * others stay in the form.
 */
export function useScreens(
  form: UseFormReturn<FieldValues, unknown, FieldValues>,
  screens: StepScreens | undefined,
  finish: () => void,
): Screens {
  const group = useRef<HTMLDivElement>(null);
  const wantedField = useRef<string>(undefined);
  const tryNames = useTried(form);
  const place = screens?.place;

  const before = useRef(place);
  useEffect(() => {
    if (before.current === place) return;
    before.current = place;
    const field = wantedField.current;
    wantedField.current = undefined;
    if (field === undefined || !focusField(field)) group.current?.focus({ preventScroll: true });
  }, [place]);

  const goOn = async ({ names, goTo, place: now }: StepScreens): Promise<void> => {
    if (await tryNames(names)) goTo(now + 1);
  };
  const press = useDeferredPress(() => {
    // The first screen's answers decide which others exist: it is never the last.
    if (screens && (screens.place === 0 || screens.place < screens.count - 1)) void goOn(screens);
    else finish();
  });
  return {
    group,
    send: (event) => {
      event.preventDefault();
      press();
    },
    show: (field_id) => {
      const fieldPlace = screens?.getPlace(field_id.split('.')[0] ?? field_id);
      if (fieldPlace === undefined || fieldPlace === place) return;
      wantedField.current = field_id;
      screens?.goTo(fieldPlace);
    },
  };
}

/** Checks fields; fields with errors are checked again while they are corrected. */
function useTried(
  form: UseFormReturn<FieldValues, unknown, FieldValues>,
): (names: readonly string[]) => Promise<boolean> {
  const triedFields = useRef<readonly string[]>([]);
  useEffect(() => {
    return form.subscribe({
      formState: { values: true },
      callback: () => triedFields.current.length > 0 && void form.trigger([...triedFields.current]),
    });
  }, [form]);
  return async (names) => {
    const isRight = await form.trigger([...names]);
    triedFields.current = isRight ? [] : names;
    return isRight;
  };
}
