import type { ClearanceView } from '@ebpls/contracts';
import { TextLink } from '@ebpls/ui';

import { useDeskAddress } from '../../frame/desk-address.ts';
import { useWords } from '../clearance.messages.ts';

/** Links to other views in which a searched case may be: a person at the window rarely knows its state. */
export function SearchElsewhere({ view }: { readonly view: ClearanceView }) {
  const { to } = useDeskAddress();
  const t = useWords();
  const other = view === 'decided' ? 'open' : 'decided';
  return <TextLink to={to({ view: other, cursor: undefined, sort: undefined })}>{t(`search_${other}`)}</TextLink>;
}
