// Tests whether a password is one that guessers try first.

/**
 * Words that must not make up a password alone: the product, the place, the offices, the season, and first guesses.
 */
const BLOCKED_WORDS = new Set(
  `ebpls sanisidro sanisidronuevaecija municipality munisipyo munisipalidad bayan barangay poblacion treasurer treasury cashier bplo menro mpdo assessor
  engineering affiliate business permit license negosyo lisensya pilipinas philippines filipino maynila manila juan juandelacruz delacruz mabuhay
  administrator admin owner user guest root test tester demo changeme letmein welcome password passwort passcode mypassword yourpassword thepassword secret
  default system computer internet samsung google facebook gmail yahoo iloveyou iloveyouso mahalkita mahal mahalko love lovely loveyou princess angel
  anghel jesus jesuschrist god blessed family pamilya mommy daddy nanay tatay baby sweetheart sunshine dragon monkey shadow master superman batman
  football basketball baseball soccer pacquiao michael jordan jennifer jessica ashley nicole daniel andrew joshua matthew anthony charlie summer winter
  spring autumn january february march april may june july august september october november december enero pasko christmas hello hellohello
  qwerty qwertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm qwertyqwerty qazwsx qazwsxedc abcdef abcdefg abcdefgh abcdefghij abc abcd aaaa trustno pokemon
  starwars naruto killer hunter ranger buster cheese cookie chocolate banana orange flower freedom whatever nothing money lucky happy`
    .split(/\s+/)
    .filter(Boolean),
);

const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'q1w2e3r4t5y6u7i8o9p0',
];
const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/**
 * True for a password that guessers try first: a listed word with digits or signs around it or in place of
 * letters, one character or group repeated, a row of the keyboard, or the person's own name or address
 * (decision E10).
 */
export function isBlockedPassword(password: string, own: readonly string[]): boolean {
  const normalisedPassword = password.normalize('NFKC').toLowerCase();
  if (/^(.{1,4})\1+$/u.test(normalisedPassword) || isRow(normalisedPassword)) return true;
  const blockedWords = new Set([...BLOCKED_WORDS, ...own.map(stripNonLetters).filter((word) => word.length > 2)]);
  const readings = [
    stripNonLetters(normalisedPassword),
    stripNonLetters(replaceLookalikes(normalisedPassword)),
    stripNonLetters(replaceLookalikes(normalisedPassword.replace(/[\d\W_]+$/u, ''))),
  ];
  return readings.some((reading) => isRepeatedWord(reading, blockedWords));
}

function stripNonLetters(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}]/gu, '');
}

function replaceLookalikes(text: string): string {
  return [...text].map((sign) => LOOKALIKES[sign] ?? sign).join('');
}

function isRow(text: string): boolean {
  return ROWS.some((row) => row.includes(text) || [...row].toReversed().join('').includes(text));
}

/** One word, or one word twice; several different words are a passphrase. */
function isRepeatedWord(reading: string, blockedWords: ReadonlySet<string>): boolean {
  const firstHalf = reading.slice(0, reading.length / 2);
  return (
    reading === '' || blockedWords.has(reading) || (firstHalf + firstHalf === reading && blockedWords.has(firstHalf))
  );
}
