import { Button } from '@ebpls/ui';
import { type ReactNode, useRef, useState } from 'react';

import { useWords } from '../docs.messages.ts';
import * as look from './markdown.module.css';

/** Block of code with a copy button where the browser allows copying. */
export function CodeBlock({ children }: { readonly children?: ReactNode }) {
  const t = useWords();
  const code = useRef<HTMLPreElement>(null);
  const [isCopied, setCopied] = useState(false);
  // Only pages with a secure address have a clipboard.
  const { clipboard } = navigator as { readonly clipboard?: Clipboard };
  const copy = async (): Promise<void> => {
    await clipboard?.writeText(code.current?.textContent.trimEnd() ?? '');
    setCopied(true);
    setTimeout(() => setCopied(false), 2_000);
  };
  return (
    <div className={look.code}>
      {clipboard && (
        <span className={look.copy} aria-live="polite">
          <Button kind="quiet" size="desk" onClick={() => void copy()}>
            {t(isCopied ? 'copied' : 'copy')}
          </Button>
        </span>
      )}
      <pre ref={code}>{children}</pre>
    </div>
  );
}
