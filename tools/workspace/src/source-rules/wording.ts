// Checks the wording of messages by the rules of apps/docs/content/reference/writing.md.
import { parseMessages, toShownText } from './messages.ts';

export interface WordRule {
  readonly refused: RegExp;
  readonly instead: string;
  /** A word that pages may use, because it is also a term of the product. */
  readonly isForMessages?: true;
}

/** Words that an office does not use in this sense, and what it says. */
export const ENGLISH_RULES: readonly WordRule[] = [
  { refused: /\b(?:told|tells?|telling)\b/i, instead: 'notify, report, explain' },
  { refused: /\basks\b|\basked\b|\basking\b/i, instead: 'require, request' },
  { refused: /\b(?:stands?|stood)\b/i, instead: 'appear, be listed, remain' },
  { refused: /\bstanding\b/i, instead: 'status, listed', isForMessages: true },
  { refused: /\b(?:go|goes|going|went) on\b/i, instead: 'continue' },
  { refused: /\b(?:a|by|every|last|old|our|such|test|the|this) letters?\b/i, instead: 'e-mail' },
  { refused: /\blook(?:s|ed|ing)? (?:again|at|into)\b/i, instead: 'review, check' },
  { refused: /\b(?:nobody|somebody|anybody|everybody)\b/i, instead: 'no one, the person, a colleague' },
  { refused: /\bwaits\b/i, instead: 'is pending, is waiting for' },
  { refused: /\banew\b/i, instead: 'again' },
  { refused: /(?<!e-)\bmail(?:s|ed|ing)?\b(?! server)/i, instead: 'e-mail' },
  // The staff file names its column Email.
  { refused: /(?<!Last name, )\bemails?\b/i, instead: 'e-mail' },
  {
    refused: /\b(?:claim|claims|claimed|give|gave|given|gives|put|puts|take|taken|takes|took) back\b/i,
    instead: 'withdraw, return, refund',
  },
  { refused: /\btaken over\b/i, instead: 'filled in' },
  { refused: /(?<!\b(?:on|physical) )\bpapers?\b(?! (?:form|receipt)s?\b)/i, instead: 'document' },
  { refused: /\b(?:the|your|whose) closing\b(?! (?:date|of the year))|\bclosing visit\b/i, instead: 'retirement' },
  { refused: /\bdue days?\b/i, instead: 'due date' },
  { refused: /\bcitizens?\b(?!’)/i, instead: 'client' },
  { refused: /\b(?:its|legal|their) clock\b|\bclock (?:goes|runs|stands|stops)\b/i, instead: 'deadline' },
  { refused: /\bcheques?\b/i, instead: 'check' },
  { refused: /\b(?:another|second) treasurers?\b/i, instead: 'another treasury officer' },
  { refused: /\bs\. ?\d/, instead: 'Sec.' },
  { refused: /\b(?:kilo)?metres?\b/i, instead: 'meter' },
];

export const FILIPINO_RULES: readonly WordRule[] = [
  { refused: /\b(?:ninyo(?:ng)?|inyo(?:ng)?|kayo(?:ng)?)\b/i, instead: 'mo, iyo, ka' },
  { refused: /\(hindi kailangan\)/i, instead: '(opsyonal)' },
  { refused: /\bpo\b/i, instead: 'the sentence without po' },
  { refused: /\bSec\. ?\d/, instead: 'Sek.' },
  { refused: /\bpapeles\b/i, instead: 'dokumento' },
  { refused: /\bku?warter\b/i, instead: 'quarter' },
  { refused: /\beksemsiyon/i, instead: 'eksempsiyon' },
  { refused: /\bmanggagawa/i, instead: 'empleyado' },
  { refused: /\bhuling (?:bayad|pagbabayad)\b/i, instead: 'nahuling bayad' },
  { refused: /\b(?:sasabihan|sinabihan|nasabihan)\b/i, instead: 'aabisuhan, inabisuhan' },
  { refused: /(?<!-|Last name, )\bemail\b/i, instead: 'e-mail' },
];

/** Texts that someone else fixed word by word; each stays as it is. */
const FIXED_TEXTS: ReadonlyMap<string, string> = new Map([
  ['Please check your email and password', 'specification section 8'],
  ['Mail', 'name of the template pages, specification section 2'],
  ['All mail', 'label of the template page /app/mail/all, specification section 2'],
  ['Citizen', 'client type of ARTA Memorandum Circular 2022-05'],
  [
    'SQD7. I was treated courteously by the staff, and (if asked for help) the staff was helpful.',
    'question of ARTA Memorandum Circular 2022-05',
  ],
]);

/** Wording that the style guide refuses in the messages of a source file, one line each with what to say instead. */
export function listRefusedWords(source: string): string[] {
  return parseMessages(source).flatMap(({ key, en, fil }) => [
    ...findRefusedWords(key, toShownText(en), ENGLISH_RULES),
    ...findRefusedWords(key, toShownText(fil), FILIPINO_RULES),
  ]);
}

/** Refused words in one text, each after `key`, with what to say instead. */
export function findRefusedWords(key: string, text: string, rules: readonly WordRule[]): string[] {
  if (FIXED_TEXTS.has(text)) return [];
  const textWithoutNames = text.replaceAll(/\{\w+\}/g, '{}');
  return rules.flatMap(({ refused, instead }) => {
    const [word] = refused.exec(textWithoutNames) ?? [];
    return word === undefined ? [] : [`${key}: “${word}”, say: ${instead}`];
  });
}
