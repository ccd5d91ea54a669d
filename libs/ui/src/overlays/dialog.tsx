import { Dialog as Chakra } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import type { FormEvent, ReactNode } from 'react';
import { useRef, useState } from 'react';

import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { TextArea } from '../fields/text-fields.tsx';
import { Stack } from '../layout/boxes.tsx';
import { useWords } from '../words/words.ts';
import { ChakraScope } from './chakra-scope.tsx';
import { Entering } from './enter-transition.tsx';

/** Properties of a modal dialog. */
export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  readonly size?: 'normal' | 'wide' | undefined;
  /** At the top it keeps its position while its content grows. */
  readonly placement?: 'middle' | 'top' | undefined;
  /** An answer is needed: a click beside it does not close it. */
  readonly role?: 'dialog' | 'alertdialog' | undefined;
  /** Element that takes the focus at first; else the first focusable one. */
  readonly focusFirst?: (() => HTMLElement | null) | undefined;
}

/**
 * A dialog over the page; it holds the focus and restores it. Its root exists only while it is open: a closed root renders
 * its content some frames after it searched for the element to focus, and on a slow machine the focus stays outside.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({
  onClose,
  title,
  children,
  actions,
  size = 'normal',
  placement = 'middle',
  role = 'dialog',
  focusFirst,
}: Omit<DialogProps, 'open'>) {
  const words = useWords();
  const recipe = { size, placement } as object;
  // To hold a page costs a slow machine a layout as it opens and as it closes, and the frame of a desk never scrolls.
  const [isLong] = useState(() => document.documentElement.scrollHeight > window.innerHeight);
  return (
    <ChakraScope>
      <Chakra.Root
        {...recipe}
        role={role}
        open
        onOpenChange={(details) => !details.open && onClose()}
        preventScroll={isLong}
        closeOnInteractOutside={role === 'dialog'}
        // A page that reloads behind the dialog may move the focus: only a press beside the dialog closes it.
        onFocusOutside={(event) => event.preventDefault()}
        {...(focusFirst && { initialFocusEl: focusFirst })}
      >
        <Portal>
          <Chakra.Backdrop />
          <Chakra.Positioner>
            <Chakra.Content asChild>
              <Entering from={{ y: 8 }}>
                <Chakra.Header>
                  <Chakra.Title>{title}</Chakra.Title>
                </Chakra.Header>
                <Chakra.Body>{children}</Chakra.Body>
                {actions && <Chakra.Footer>{actions}</Chakra.Footer>}
                <div className="eb-corner">
                  <Chakra.CloseTrigger asChild>
                    <IconButton icon="close" label={words('close')} />
                  </Chakra.CloseTrigger>
                </div>
              </Entering>
            </Chakra.Content>
          </Chakra.Positioner>
        </Portal>
      </Chakra.Root>
    </ChakraScope>
  );
}

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** The verb on the button. */
  readonly confirm: string;
  readonly danger?: boolean | undefined;
  readonly busy?: boolean | undefined;
  /** Requires a reason in words, of at least that many characters. */
  readonly reason?:
    | { readonly label?: string | undefined; readonly help?: ReactNode; readonly least?: number | undefined }
    | undefined;
  /** Message of the server's refusal. */
  readonly error?: string | undefined;
  readonly onConfirm: (reason: string) => void;
}

/** The reason in words, and whether it is long enough. */
function useReason(reason: ConfirmDialogProps['reason']) {
  const words = useWords();
  const [text, setText] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const minLength = reason ? (reason.least ?? 1) : 0;
  const tooShort = text.trim().length < minLength;
  return {
    text,
    setText,
    setTried: setWasTried,
    tooShort,
    problem: wasTried && tooShort ? words('dialog.reason_needed', { count: minLength }) : undefined,
    forget: () => {
      setText('');
      setWasTried(false);
    },
  };
}

/** Confirms an act that cannot be undone, with the reason where the law requires one. */
export function ConfirmDialog({
  open,
  onClose,
  title,
  children,
  confirm,
  danger,
  busy,
  reason,
  error,
  onConfirm,
}: ConfirmDialogProps) {
  const words = useWords();
  const reasonField = useReason(reason);
  const form = useRef<HTMLFormElement>(null);
  const close = () => {
    reasonField.forget();
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    reasonField.setTried(true);
    if (!reasonField.tooShort && !busy) onConfirm(reasonField.text.trim());
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      role="alertdialog"
      focusFirst={() => form.current?.querySelector<HTMLElement>('textarea, button') ?? null}
    >
      <form ref={form} onSubmit={submit} noValidate>
        <Stack gap={4}>
          {children && <div>{children}</div>}
          {reason && (
            <TextArea
              label={reason.label ?? words('dialog.reason')}
              help={reason.help}
              error={error ?? reasonField.problem}
              value={reasonField.text}
              onChange={(event) => reasonField.setText(event.target.value)}
              rows={4}
            />
          )}
          {!reason && error && (
            <p role="alert" className="eb-text t-danger bold">
              {error}
            </p>
          )}
          <span className="eb-dialog-acts">
            <Button onClick={close}>{words('cancel')}</Button>
            <Button type="submit" kind={danger ? 'danger' : 'primary'} busy={busy}>
              {confirm}
            </Button>
          </span>
        </Stack>
      </form>
    </Dialog>
  );
}
