import { IconButton } from '@ebpls/ui';

import { PanelButton } from '../frame/panel-button.tsx';
import { useWords } from '../routing/shell-root.messages.ts';

/** Button that opens the settings of appearance. */
export function SettingsButton() {
  const t = useWords();
  return (
    <PanelButton
      opens="dialog"
      button={<IconButton icon="sun" label={t('settings')} />}
      fetch={() => import('./settings-panel.tsx').then(({ SettingsPanel }) => SettingsPanel)}
    />
  );
}
