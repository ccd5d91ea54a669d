import { showNotice } from '@ebpls/remote-kit';
import { LuShare2 } from 'react-icons/lu';

import { shareLink } from './share-link.ts';
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
