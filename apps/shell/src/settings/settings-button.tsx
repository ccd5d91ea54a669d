import { IconButton } from '@ebpls/ui';
import { lazy, Suspense } from 'react';

import { useWords } from '../house/house.messages.ts';

const SettingsPanel = lazy(() =>
  import('./settings-panel.tsx').then(({ SettingsPanel: panel }) => ({ default: panel })),
);

/** Opens the settings; the panel's code comes after the page. */
export function SettingsButton() {
  const t = useWords();
  return (
    <Suspense fallback={<IconButton icon="sun" label={t('settings')} disabled />}>
      <SettingsPanel />
    </Suspense>
  );
}
