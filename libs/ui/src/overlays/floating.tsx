import { LocaleProvider } from '@chakra-ui/react/locale';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

import { useDirection } from '../provider.tsx';
import { system } from '../theme/system.ts';

/** Without its global rules: the tokens are in the sheet, and writing them again would restyle the whole page. */
const floating = { ...system, _global: [] };

/**
 * What every floating part stands in: Chakra's system, which nothing else needs, and the reading direction, which these
 * parts know only from a language that is written that way.
 */
export function Floating({ children }: { readonly children: ReactNode }) {
  return (
    <ChakraProvider value={floating}>
      <LocaleProvider locale={useDirection() === 'rtl' ? 'ar' : 'en'}>{children}</LocaleProvider>
    </ChakraProvider>
  );
}
