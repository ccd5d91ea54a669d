import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `npm run commits`: checks the messages of the commits that the main branch does not have, or of those of a range
 * (`npm run commits -- main..HEAD`). With `--file PATH` it checks one message, as a commit-msg hook of git does.
 */
const ROOT = join(import.meta.dirname, '../../..');
const NEW_COMMITS = 'origin/main..HEAD';
const SUBJECT_LENGTH = 72;
const SUBJECT = /^(feat|fix|perf|refactor|test|docs|build|ci|chore|revert)(?:\(([^)]*)\))?!?: (.+)$/;
/** Commit types that change the product: they name a project as their scope, and give the reason in their body. */
const CHANGING = new Set(['feat', 'fix', 'perf']);
const COMMENT = /^#.*\n?/gm;
const PARTICIPLE = /^(?!(?:feed|need|embed|bring|ring)\b)[a-z]+(?:ed|ing)\b/;

interface Message {
  readonly subject: string;
  readonly type: string;
  readonly scopes: readonly string[];
  readonly act: string;
  readonly body: string;
}

const COMMIT_RULES: readonly (readonly [problem: string, isBroken: (message: Message) => boolean])[] = [
  [`the subject has more than ${SUBJECT_LENGTH} characters`, ({ subject }) => subject.length > SUBJECT_LENGTH],
  ['a feat, fix or perf names its project: fix(api)', ({ type, scopes }) => CHANGING.has(type) && scopes.length === 0],
  ['the act begins with a small letter and has no full stop', ({ act }) => /^[A-Z][a-z]|\.$/.test(act)],
  ['the act is a verb that tells what to do: "refuse", not "refused" or "refusing"', ({ act }) => PARTICIPLE.test(act)],
  ['an empty row is missing below the subject', ({ body }) => /^\S/.test(body)],
  ['a feat, fix or perf gives its reason in the body', ({ type, body }) => CHANGING.has(type) && body.trim() === ''],
];

/** Problems of a commit message with the form `type(project): act`, as sentences; empty when it is right. */
export function checkCommitMessage(message: string, projects: readonly string[]): string[] {
  const [, subject = '', body = ''] = /^([^\n]*)\n?([\s\S]*)$/.exec(message.replaceAll(COMMENT, '').trim()) ?? [];
  const [, type, scope, act = ''] = SUBJECT.exec(subject) ?? [];
  if (type === undefined) return ['the subject is not "type(project): act", as in "fix(api): refuse a second receipt"'];
  const scopes = scope === undefined ? [] : [scope];
  const unknownScopes = scopes
    .filter((name) => !projects.includes(name))
    .map((name) => `there is no project "${name}"`);
  const brokenRules = COMMIT_RULES.filter(([, isBroken]) => isBroken({ subject, type, scopes, act, body }));
  return [...unknownScopes, ...brokenRules.map(([problem]) => problem)];
}

function listProjects(): string[] {
  return ['apps', 'libs', 'tools'].flatMap((folder) => readdirSync(join(ROOT, folder)));
}

function readMessages(range: string): string[] {
  const { status, stdout, stderr } = spawnSync('git', ['log', '--no-merges', '-z', '--format=%B', range], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The commits of ${range} could not be read: ${stderr.trim()}`);
  return stdout.split('\0').filter((message) => message.trim() !== '');
}

function checkCommits(words: readonly string[]): void {
  const [first = NEW_COMMITS, file = ''] = words;
  const messages = first === '--file' ? [readFileSync(file, 'utf8')] : readMessages(first);
  const projects = listProjects();
  const problems = messages.flatMap((message) =>
    checkCommitMessage(message, projects).map((problem) => `${message.split('\n', 1)[0] ?? ''}\n  ${problem}`),
  );
  for (const problem of problems) console.error(problem);
  console.log(`${messages.length} commit messages checked, ${problems.length} problems`);
  if (problems.length > 0) process.exitCode = 1;
}

if (process.argv[1] === import.meta.filename) checkCommits(process.argv.slice(2));
