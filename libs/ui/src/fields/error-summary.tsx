// List of a form's errors above the form, each with a link to its field.

import type { MouseEvent, RefObject } from 'react';
import { useEffect, useEffectEvent, useId, useRef, useSyncExternalStore } from 'react';

import { useErrorInTitle } from '../layout/document-title.ts';
import { useWords } from '../words/words.ts';

/** One problem of a form, with the field that it concerns. */
export interface FieldProblem {
  /** Id of the control; fields take their name as id. */
  readonly field_id: string;
  readonly message: string;
}

/** Moves to the control, not to the address bar; whether it is on the page. */
export function focusField(field_id: string): boolean {
  const control = document.getElementById(field_id);
  // A field in a closed fold cannot take the focus.
  const fold = control?.closest('details');
  if (fold) fold.open = true;
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
  return control !== null;
}

/**
 * The order of the problems by the position of their fields on the page, `1,0,2`; a problem without a field comes last. A
 * schema does not contain that order.
 */
function placesOnPage(errors: readonly FieldProblem[]): string {
  const controls = errors.map(({ field_id }) => document.getElementById(field_id));
  const order = (a: Element | null | undefined, b: Element | null | undefined): number => {
    if (a === b) return 0;
    if (!a || !b) return a ? -1 : 1;
    return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1;
  };
  return errors
    .map((_, place) => place)
    .toSorted((a, b) => order(controls[a], controls[b]))
    .join();
}

const subscribeNever = () => () => undefined;

/** The problems in page order, also when the fields render after the summary. */
function useInPageOrder(errors: readonly FieldProblem[]): readonly FieldProblem[] {
  const places = useSyncExternalStore(
    subscribeNever,
    () => placesOnPage(errors),
    () => errors.map((_, place) => place).join(),
  );
  return places.split(',').flatMap((place) => errors[Number(place)] ?? []);
}

const toProblemKey = ({ field_id, message }: FieldProblem): string => `${field_id} ${message}`;

/** Takes the focus when a new error is shown, but never out of a field that somebody is correcting. */
function useFocusOnNew(
  box: RefObject<HTMLDivElement | null>,
  errors: readonly FieldProblem[],
  shown_keys: string,
): void {
  const before = useRef(new Set<string>());
  const isSent = useRef(false);

  useEffect(() => {
    const note = ({ type }: Event): void => void (isSent.current = type === 'submit');
    document.addEventListener('submit', note, true);
    document.addEventListener('input', note, true);
    return () => {
      document.removeEventListener('submit', note, true);
      document.removeEventListener('input', note, true);
    };
  }, []);

  const check = useEffectEvent((now: string) => {
    const isNew = errors.some(
      (error) => !before.current.has(toProblemKey(error)) && error.field_id !== document.activeElement?.id,
    );
    before.current = new Set(errors.map(toProblemKey));
    if (now === '' || !(isNew || isSent.current)) return;
    isSent.current = false;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center' });
  });
  useEffect(() => {
    check(shown_keys);
  }, [shown_keys]);
}

/**
 * The errors of the form, above it, in page order, each linking to its field. Takes focus whenever new errors arrive;
 * empty lists show nothing.
 */
export function ErrorSummary({
  errors,
  title,
  onAbsent,
}: {
  readonly errors: readonly FieldProblem[];
  readonly title?: string | undefined;
  /** Leads to a field that is not on the page now. */
  readonly onAbsent?: ((field_id: string) => void) | undefined;
}) {
  const words = useWords();
  const heading = useId();
  const box = useRef<HTMLDivElement>(null);
  const shown_keys = errors.map(toProblemKey).join('\n');
  const orderedErrors = useInPageOrder(errors);
  useErrorInTitle(errors.length > 0);

  useFocusOnNew(box, errors, shown_keys);
  const lead = (event: MouseEvent, field_id: string): void => {
    event.preventDefault();
    if (!focusField(field_id)) onAbsent?.(field_id);
  };

  if (errors.length === 0) return null;
  return (
    <div ref={box} role="alert" aria-labelledby={heading} tabIndex={-1} className="eb-errors">
      <h2 id={heading}>{title ?? words('errors.title')}</h2>
      <ul>
        {orderedErrors.map(({ field_id, message }) => (
          <li key={`${field_id} ${message}`}>
            <a href={`#${field_id}`} onClick={(event) => lead(event, field_id)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
