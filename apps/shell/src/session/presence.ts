// Records the person's touches, reports them to the server, and warns before the session ends; a session that is over
// ends here by the server's answer. Returns the function that stops it.

import { callEndpoint } from '@ebpls/api-client';
import { reportPresence } from '@ebpls/contracts';
import { useSession } from '@ebpls/remote-kit';

/** The dialog opens this long before the session ends (decision 0049). */
const WARNS_S = 150;
// Far below the shortest idle time, so that a page that sleeps has reported nearly all its touches.
const TELLS_EVERY_S = 120;
const LOOKS_EVERY_S = 5;
// A new page is busy with its start, and a short visit costs no request.
const LOOKS_FIRST_AFTER_S = 60;
const ASKS_OTHERS_EVERY_S = 15;
const DAY_S = 86_400;
const TOUCHES = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

export interface SessionEnding {
  /** Seconds until the session ends. */
  readonly left: number;
  /** The last hour has begun: the session cannot be extended. */
  readonly is_final: boolean;
  /** Confirms that the person is still here, or has read that the session ends. */
  readonly answer: () => void;
}

/** State of one page's session, in seconds of this device's clock. */
interface PresenceState {
  lastTouch: number;
  lastReport: number;
  idle_end: number;
  end: number;
  is_warned: boolean;
  is_understood: boolean;
}

const getSeconds = (): number => Date.now() / 1000;

/** Before the server has answered, the session has no end. */
function createPresence(): PresenceState {
  return {
    lastTouch: getSeconds(),
    lastReport: 0,
    idle_end: Infinity,
    end: Infinity,
    is_warned: false,
    is_understood: false,
  };
}

/**
 * Reports to the server, whose times count: another page of the session may be in use. Without an answer the former
 * times stay.
 */
async function reportPresenceState(presence: PresenceState): Promise<void> {
  const now = getSeconds();
  presence.lastReport = now;
  const idle_seconds = Math.min(DAY_S, Math.max(0, Math.floor(now - presence.lastTouch)));
  const answer = await callEndpoint(reportPresence, { body: { idle_seconds }, keepalive: true }).catch(() => undefined);
  if (answer) Object.assign(presence, { idle_end: now + answer.idle_left, end: now + answer.left });
}

function findEnding({ idle_end, end, is_understood }: PresenceState): Omit<SessionEnding, 'answer'> | undefined {
  const is_final = end <= idle_end;
  const secondsLeft = Math.ceil(Math.min(end, idle_end) - getSeconds());
  return secondsLeft > WARNS_S || (is_final && is_understood)
    ? undefined
    : { left: Math.max(0, secondsLeft), is_final };
}

function isReportDue(presence: PresenceState): boolean {
  const since = getSeconds() - presence.lastReport;
  if (presence.lastTouch > presence.lastReport && since >= TELLS_EVERY_S) return true;
  const ending = findEnding(presence);
  if (ending === undefined) return false;
  // Reports before the warning, during it, and at the end, which the server decides.
  return !presence.is_warned || since >= (ending.left === 0 ? LOOKS_EVERY_S : ASKS_OTHERS_EVERY_S);
}

/** Records every touch, and reports what a closed lid or a left page would lose. */
function followTouches(presence: PresenceState): () => void {
  // During the warning only the answer counts, not an accidental move of the mouse.
  const touch = (): void => {
    if (!presence.is_warned) presence.lastTouch = getSeconds();
  };
  const hide = (): void => {
    const isNews =
      presence.lastTouch > presence.lastReport && getSeconds() - presence.lastReport >= LOOKS_FIRST_AFTER_S;
    if (document.visibilityState === 'hidden' && isNews && useSession.getState().status === 'signed_in')
      void reportPresenceState(presence);
  };
  for (const name of TOUCHES) addEventListener(name, touch, { passive: true, capture: true });
  document.addEventListener('visibilitychange', hide);
  return () => {
    document.removeEventListener('visibilitychange', hide);
    for (const name of TOUCHES) removeEventListener(name, touch, { capture: true });
  };
}

export function followPresence(warn: (ending: SessionEnding | undefined) => void): () => void {
  const presence = createPresence();
  let next: ReturnType<typeof setTimeout> | undefined;
  let round = 0;

  const checkPresence = async (own: number): Promise<void> => {
    if (isReportDue(presence)) await reportPresenceState(presence);
    // Answered, stopped or restarted meanwhile.
    if (own !== round) return;
    const ending = findEnding(presence);
    presence.is_warned = ending !== undefined;
    warn(ending && { ...ending, answer: ending.is_final ? confirmEnd : stay });
    scheduleCheck(presence.is_warned ? 1 : LOOKS_EVERY_S);
  };
  const scheduleCheck = (wait: number): void => {
    clearTimeout(next);
    round += 1;
    const own = round;
    next = setTimeout(() => void checkPresence(own), wait * 1000);
  };
  const stay = (): void => {
    Object.assign(presence, { lastTouch: getSeconds(), lastReport: 0 });
    scheduleCheck(0);
  };
  const confirmEnd = (): void => {
    presence.is_understood = true;
    warn(undefined);
  };

  const stopHearing = followTouches(presence);
  scheduleCheck(LOOKS_FIRST_AFTER_S);
  return () => {
    scheduleCheck(0);
    clearTimeout(next);
    stopHearing();
  };
}
