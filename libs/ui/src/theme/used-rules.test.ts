import { filterUsedRules } from './used-rules.ts';

const usedClasses = new Set(['eb-btn', 'eb-page']);

test('a rule stays when the page uses all classes of one of its selectors', () => {
  const sheet = `.eb-btn > .count { color: red; }
    .eb-page .eb-table { color: red; }
    .eb-table, .eb-page { color: red; }
    h1 { margin: 0; padding: 0; }`;
  expect(filterUsedRules(sheet, usedClasses)).toBe(
    '.eb-btn > .count{color:red}.eb-table,.eb-page{color:red}h1{margin:0;padding:0}',
  );
});

test('classes in :is(…) or :not(…) may be absent', () => {
  const sheet =
    '.eb-page:not(:has(.eb-table)) {a: b} .eb-page :is( .eb-table, b ) {a: b} .eb-page:has(.eb-table) {a: b}';
  expect(filterUsedRules(sheet, usedClasses)).toBe('.eb-page:not(:has(.eb-table)){a:b}.eb-page :is(.eb-table,b){a:b}');
});

test('a block keeps its used rules, and is removed when it has none; keyframes stay', () => {
  const sheet = `/* { } */ @layer base { @media (max-width: 639px) { .eb-btn { color: red } .eb-desk { color: red } } }
    @media print { .eb-desk { color: red } }
    @keyframes eb-turn { to { rotate: 1turn } }`;
  const expectedSheet =
    '@layer base{@media (max-width: 639px){.eb-btn{color:red}}}@keyframes eb-turn{to{rotate:1turn}}';
  expect(filterUsedRules(sheet, usedClasses)).toBe(expectedSheet);
});
