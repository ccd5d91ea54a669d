import { UiProvider } from '@ebpls/ui';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';

import { useSentence } from './field-sentences.ts';

test('a reason names the size of a business in the language of the page', () => {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <UiProvider theme="LIGHT" locale="fil">
      {children}
    </UiProvider>
  );
  const formatSentence = renderHook(() => useSentence(), { wrapper }).result.current;
  expect(formatSentence('explain.fee.by_scale', { scale: 'small' })).toBe('Ayon sa laki ng negosyo: maliit.');
});
