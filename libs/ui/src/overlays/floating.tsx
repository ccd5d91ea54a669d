import { LocaleProvider } from '@chakra-ui/react/locale';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

import { useDirection } from '../provider.tsx';
import { system } from '../theme/system.ts';

/**
 * Without its global rules: the tokens and the order of the layers are in the sheet, and a rule that comes and goes with what
 * floats would style the whole page anew each time.
 */
const floating = { ...system, _global: [], _config: { ...system._config, disableLayers: true } };

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
