import type { Declaration } from './declarations.ts';
import { VERBS } from './verbs.ts';
import { isGerund, isParticiple, splitWords } from './words.ts';

/** Count of names that break each rule. A count may only fall, and a change that lowers it records the new one. */
export type NameCounts = Readonly<Record<NameRule, number>>;

export type NameRule =
  | 'functionsWithoutVerb'
  | 'namesEndingInOf'
  | 'namesBeginningWithOf'
  | 'functionsBeginningWithParticiple'
  | 'loneParticiples'
  | 'gerundFactories'
  | 'namesInManyFiles'
  | 'metaphors';

type NameOffenders = Readonly<Record<NameRule, readonly Declaration[]>>;

const MAX_FILES = 3;
/** Names that a framework requires, or that each file of a kind has by convention. */
const BY_CONVENTION = new Set(
  'loader clientLoader action Component ErrorBoundary HydrateFallback handle shouldRevalidate lazy useColumns createRoutes messages texts main config ROOT root up down WATCHED'.split(
    ' ',
  ),
);
/** Hooks, components, predicates and tables of routes have forms of their own. */
const OWN_FORM = /^(?:is|has|can|are|was|does|should|may|use|needs|requires|on|in)[A-Z]|^[A-Z]|Routes?$/;
/** Words that stand for a technical thing which has a textbook name. */
const METAPHORS = new Set(
  'house room door doorman knock ground yard ink tell told hear heard anew onward patience errand nowhere diary'.split(
    ' ',
  ),
);
/** Places in which such a word is the law's or the protocol's: the ground of a decision, a room of Socket.IO. */
const LITERAL = /^(?:legal_)?grounds?$|Grounds?(?:Rows?|Input)?$|^[A-Z_]*GROUNDS?[A-Z_]*$|Rooms?$|_ROOM$/;

/** The names that break a rule, by rule. */
export function listNameOffenders(declarations: readonly Declaration[]): NameOffenders {
  const functions = declarations.filter(({ name, kind }) => kind === 'function' && !BY_CONVENTION.has(name));
  const exportedFunctions = functions.filter(({ name, isExported }) => isExported && !OWN_FORM.test(name));
  const top = declarations.filter(({ name, isTop }) => isTop && !BY_CONVENTION.has(name));
  return {
    functionsWithoutVerb: exportedFunctions.filter(({ name }) => !VERBS.has(getFirst(name))),
    namesEndingInOf: declarations.filter(({ name }) => /[a-z0-9]Of$|_OF$/.test(name)),
    namesBeginningWithOf: declarations.filter(({ name }) => /^of[A-Z]|^OF_/.test(name)),
    functionsBeginningWithParticiple: functions.filter(
      ({ name }) => /^[a-z]/.test(name) && isParticiple(getFirst(name)),
    ),
    loneParticiples: top.filter(
      ({ name, kind }) => kind !== 'function' && splitWords(name).length === 1 && isParticiple(getFirst(name)),
    ),
    gerundFactories: exportedFunctions.filter(({ name }) => isGerundName(splitWords(name))),
    namesInManyFiles: listRepeated(top),
    metaphors: declarations.filter(
      ({ name }) => !LITERAL.test(name) && splitWords(name).some((word) => METAPHORS.has(word)),
    ),
  };
}

function getFirst(name: string): string {
  return splitWords(name)[0] ?? '';
}

function isGerundName(words: readonly string[]): boolean {
  const [first = '', ...rest] = words;
  return isGerund(first) || (!VERBS.has(first) && isGerund(rest.at(-1) ?? ''));
}

/** Each such name once, where it is declared first. */
function listRepeated(top: readonly Declaration[]): Declaration[] {
  const byName = [...Map.groupBy(top, ({ name }) => name).values()];
  return byName.flatMap((all) => (new Set(all.map(({ file }) => file)).size > MAX_FILES ? all.slice(0, 1) : []));
}

const MAX_SHOWN = 20;

/**
 * Differences from the recorded counts, as sentences; empty when all agree. For a count that rose it names offenders in
 * the given order: the caller puts the files first that changed last.
 */
export function compareNameCounts(offenders: NameOffenders, ratchet: NameCounts): string[] {
  return (Object.keys(offenders) as NameRule[]).flatMap((rule) => {
    const [count, limit] = [offenders[rule].length, ratchet[rule]];
    if (count === limit) return [];
    if (count < limit) return [`${rule} fell from ${limit} to ${count}: lower the number in names-ratchet.json`];
    const shownLines = offenders[rule].slice(0, MAX_SHOWN).map(({ file, line, name }) => `  ${file}:${line} ${name}`);
    const remainder = count > MAX_SHOWN ? [`  and ${count - MAX_SHOWN} more`] : [];
    return [
      [`${rule} rose from ${limit} to ${count}, the files that changed last first:`, ...shownLines, ...remainder].join(
        '\n',
      ),
    ];
  });
}
