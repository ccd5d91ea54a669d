// Wraps a dialog, menu, row of tabs or another part of Chakra's in the system that it needs.

import { LocaleProvider } from '@chakra-ui/react/locale';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

import { useDirection } from '../provider.tsx';
import { system } from '../theme/system.ts';

/**
 * The Chakra system without its global rules: the tokens and the order of the layers are in the sheet, and a rule that
 * is added and removed with floating parts would restyle the whole page each time.
 */
const scopedSystem = { ...system, _global: [], _config: { ...system._config, disableLayers: true } };

/**
 * Context of every part of Chakra's: its system, which nothing else needs, and the reading direction, which these parts
 * only take from a language that is written that way.
 */
export function ChakraScope({ children }: { readonly children: ReactNode }) {
  return (
    <ChakraProvider value={scopedSystem}>
      <LocaleProvider locale={useDirection() === 'rtl' ? 'ar' : 'en'}>{children}</LocaleProvider>
    </ChakraProvider>
  );
}
