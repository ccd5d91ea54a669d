import { hasOlderSettings, readSettings } from '@ebpls/remote-kit';

import { isRemembered, remember } from '../frame/remembered.ts';
import { onPress, showPart } from './find.ts';
import { change } from './settings.ts';

/** Consent first, then the one-time notice about the theme, as everywhere in the house (decision D62). */
export function watchNotices(): void {
  // What was stored when the page came; a choice made here writes it anew.
  const isReturning = hasOlderSettings();
  const show = (): void => {
    const agreed = isRemembered('consent');
    showPart('consent', !agreed);
    showPart('updated', agreed && isReturning && !isRemembered('settings_updated') && readSettings().theme !== 'LIGHT');
  };
  const answer = (given: Parameters<typeof remember>[0]): void => {
    remember(given);
    show();
  };
  onPress('agree', () => answer('consent'));
  onPress('close-updated', () => answer('settings_updated'));
  onPress('to-light', () => {
    change({ theme: 'LIGHT' });
    answer('settings_updated');
  });
  show();
}
