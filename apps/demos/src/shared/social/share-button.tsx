import { showNotice } from '@ebpls/remote-kit';
import { LuShare2 } from 'react-icons/lu';

import * as look from './social-acts.module.css';
import { useWords } from './social.messages.ts';

/** Shares the address of something of this page. */
export function ShareButton({ name, address }: { readonly name: string; readonly address: string }) {
  const t = useWords();
  const share = async (): Promise<void> => {
    const outcome = await shareLink(name, address);
    if (outcome === 'copied') showNotice('done', t('copied'));
    if (outcome === 'refused') showNotice('failed', t('not_copied'));
  };
  return (
    <button type="button" className={look.act} aria-label={t('share.name', { name })} onClick={() => void share()}>
      <LuShare2 aria-hidden size={20} />
      <span aria-hidden>{t('share')}</span>
    </button>
  );
}

/** Opens the device's own share sheet with the link, or copies the link where there is none. */
async function shareLink(title: string, address: string): Promise<'shared' | 'copied' | 'refused'> {
  const url = new URL(address, location.origin).href;
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, url });
      return 'shared';
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (error) {
    // Closing the share sheet is a decision; that is no failure.
    return error instanceof DOMException && error.name === 'AbortError' ? 'shared' : 'refused';
  }
}
