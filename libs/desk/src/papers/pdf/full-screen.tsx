import { Button, Heading, Row } from '@ebpls/ui';
import { type ReactNode, useEffect, useRef } from 'react';

import * as look from './full-screen.module.css';

/** Properties of a full-screen view of a document. */
interface FullScreenProps {
  readonly title: string;
  /** Label of the button that leaves the full screen. */
  readonly back: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** A dialog over the whole screen. Escape and the button close it, and the browser restores the focus. */
export function FullScreen({ title, back, actions, children, onClose }: FullScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} className={look['screen']} aria-label={title} onClose={onClose}>
      <header className={look['head']}>
        <Button size="desk" icon="chevron-left" onClick={() => dialog.current?.close()}>
          {back}
        </Button>
        <Heading level={2} size="lead">
          {title}
        </Heading>
        <Row gap={2}>{actions}</Row>
      </header>
      <div className={look['body']}>{children}</div>
    </dialog>
  );
}
