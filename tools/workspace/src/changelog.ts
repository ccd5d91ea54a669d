import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `npm run changelog`: writes CHANGELOG.md from the commits, newest first, by the room that their subjects begin with.
 */
const ROOT = join(import.meta.dirname, '../../..');
/** Commits from before subjects named a room, and those of many rooms. */
const MANY_ROOMS = 'The whole house';
const SUBJECT = /^([a-z][a-z0-9-]*): (.+)$/;

export interface Change {
  /** `2026-11-21`. */
  readonly day: string;
  readonly subject: string;
}

/** The text of the changelog: rooms in the order of the alphabet, what concerns many of them last. */
export function writeChangelog(changes: readonly Change[]): string {
  const lines = new Map<string, string[]>();
  for (const { day, subject } of changes) {
    const [, room = MANY_ROOMS, act = subject] = SUBJECT.exec(subject) ?? [];
    const line = `- ${day} ${act.charAt(0).toUpperCase()}${act.slice(1)}`;
    lines.set(room, [...(lines.get(room) ?? []), line]);
  }
  const rooms = [...lines.keys()].filter((room) => room !== MANY_ROOMS).toSorted();
  const sections = [...rooms, ...(lines.has(MANY_ROOMS) ? [MANY_ROOMS] : [])].map(
    (room) => `## ${room}\n\n${(lines.get(room) ?? []).join('\n')}\n`,
  );
  const head =
    'Every commit by its room, newest first. Written by `npm run changelog`; what a release brings its users is told in `apps/docs/content/changelog.md`.';
  return ['# Changelog\n', `${head}\n`, ...sections].join('\n');
}

function readCommits(): Change[] {
  const { status, stdout, stderr } = spawnSync(
    'git',
    ['log', '--no-merges', '--date=format:%Y-%m-%d', '--format=%ad%x09%s'],
    { cwd: ROOT, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The commits could not be read: ${stderr.trim()}`);
  return stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [day = '', subject = ''] = line.split('\t');
      return { day, subject };
    });
}

if (process.argv[1] === import.meta.filename) {
  const changes = readCommits();
  writeFileSync(join(ROOT, 'CHANGELOG.md'), writeChangelog(changes));
  console.log(`CHANGELOG.md tells ${changes.length} changes.`);
}
