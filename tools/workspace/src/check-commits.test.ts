import { checkCommitMessage } from './check-commits.ts';

const PROJECTS = ['api', 'owner'];
const listProblems = (message: string) => checkCommitMessage(message, PROJECTS);

test.each([
  'fix(api): refuse a second receipt\n\nTwo cashiers printed one each.\n',
  'feat(owner)!: rename the due page\n\nThe former name was of another page.\n',
  'docs: describe the counter',
  'test(owner): keep a draft typed during a save',
  'refactor(api): feed the queue from one place\n# Please enter the commit message\n',
])('the message %j is right', (message) => {
  expect(listProblems(message)).toEqual([]);
});

test.each([
  ['owner: show what is due', 'is not "type(project): act"'],
  ['Fix the due page', 'is not "type(project): act"'],
  [`docs: ${'a'.repeat(70)}`, 'more than 72 characters'],
  ['test(house): keep it', 'no project "house"'],
  ['test(api,owner): keep it', 'no project "api,owner"'],
  ['fix: refuse it\n\nIt was wrong.', 'names its project'],
  ['docs: Describe it', 'small letter'],
  ['docs: describe it.', 'full stop'],
  ['docs: added the counter', 'what to do'],
  ['docs: describing the counter', 'what to do'],
  ['docs: describe it\nand more', 'empty row'],
  ['feat(api): refund a part', 'gives its reason in the body'],
])('the message %j is refused', (message, problem) => {
  expect(listProblems(message)).toEqual([expect.stringContaining(problem)]);
});
