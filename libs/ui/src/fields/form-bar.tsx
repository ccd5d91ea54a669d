// Bar at the foot of a form with its save state and its buttons.

import type { ReactNode } from 'react';

import { Icon, type IconName } from '../actions/icon.tsx';

/** State of saving a form: in progress, saved by the server, or blocked by the connection or the server. */
export type SaveState = 'saving' | 'saved' | 'offline' | 'failed';

export interface FormBarProps {
  /** Text of the save state, e.g. "Saved 10:42"; announced when it changes. */
  readonly savedState?: ReactNode;
  /** Chooses the icon and tone of `savedState`. */
  readonly saveState?: SaveState | undefined;
  readonly back?: ReactNode;
  /** The act that continues, last. */
  readonly children: ReactNode;
}

const SAVE_ICONS: Record<SaveState, IconName> = { saving: 'clock', saved: 'check', offline: 'alert', failed: 'alert' };
const SAVE_TONES: Record<SaveState, string> = { saving: '', saved: '', offline: ' t-warning', failed: ' t-warning' };

/**
 * The bar at the foot of a form: what is saved, back, and the way on. On a phone what is saved has a line of its own.
 */
export function FormBar({ savedState, saveState = 'saved', back, children }: FormBarProps) {
  return (
    <div className="eb-formbar">
      <output className={`saved${savedState ? SAVE_TONES[saveState] : ''}`}>
        {savedState && <Icon name={SAVE_ICONS[saveState]} size={16} />}
        {savedState && <span>{savedState}</span>}
      </output>
      <div className="acts">
        {back}
        {children}
      </div>
    </div>
  );
}
