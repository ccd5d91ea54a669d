import type { ClearanceView } from '@ebpls/contracts';
import { TextLink } from '@ebpls/ui';

import { useDeskAddress } from '../../frame/desk-address.ts';
import { useWords } from '../clearance.messages.ts';

/** Where else a case may be that a search did not find: who asks for it at the window rarely says in which state it is. */
export function SearchElsewhere({ view }: { readonly view: ClearanceView }) {
  const { to } = useDeskAddress();
  const t = useWords();
  const other = view === 'decided' ? 'open' : 'decided';
  return <TextLink to={to({ view: other, cursor: undefined, sort: undefined })}>{t(`search_${other}`)}</TextLink>;
}
