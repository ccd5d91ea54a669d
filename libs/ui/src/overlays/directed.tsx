import { LocaleProvider } from '@chakra-ui/react/locale';
import type { ReactNode } from 'react';

import { useDirection } from '../provider.tsx';

/** Tells the floating parts the reading direction; they know it only from a language that is written that way. */
export function Directed({ children }: { readonly children: ReactNode }) {
  return <LocaleProvider locale={useDirection() === 'rtl' ? 'ar' : 'en'}>{children}</LocaleProvider>;
}
