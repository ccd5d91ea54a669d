import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';

const HAS_PROC = existsSync('/proc/self/stat');

/**
 * Number and start of a process, which distinguish it from a later one with the same number. Undefined when it is gone
 * or a zombie.
 */
export function getProcessMark(pid: number): string | undefined {
  if (!HAS_PROC) return markFromPs(pid);
  const fields = procFields(pid);
  return fields && !isDead(fields.state) ? `${pid} ${fields.startedAt}` : undefined;
}

/**
 * Whether that process is a living PostgreSQL server of that directory. kill(pid, 0) is not enough: it also succeeds
 * for a zombie that nobody has reaped and for another process that got the number later.
 */
export function isServingDirectory(pid: number, dataDir: string): boolean {
  if (!HAS_PROC)
    return spawnSync('ps', ['-p', String(pid), '-o', 'comm='], { encoding: 'utf8' }).stdout.includes('postgres');
  const fields = procFields(pid);
  if (!fields || fields.command !== 'postgres' || isDead(fields.state)) return false;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(dataDir);
  } catch {
    // Its directory is hidden from us, so it is somebody else's and must not be disturbed.
    return true;
  }
}

/** Sends a signal to a process that may already be gone. */
export function sendSignal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function procFields(pid: number): { command: string; state: string; startedAt: string } | undefined {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined;
  }
  // The command is in brackets and may itself hold brackets and spaces; the state is field 3, the start is field 22.
  const [state = 'X', ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { command: stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')')), state, startedAt: rest[18] ?? '' };
}

function isDead(state: string): boolean {
  return state === 'Z' || state === 'X';
}

function markFromPs(pid: number): string | undefined {
  const { stdout } = spawnSync('ps', ['-p', String(pid), '-o', 'stat=,lstart='], { encoding: 'utf8' });
  const [state = 'X', ...startedAt] = stdout.trim().split(/\s+/);
  return stdout.trim() === '' || isDead(state.charAt(0)) ? undefined : `${pid} ${startedAt.join(' ')}`;
}
