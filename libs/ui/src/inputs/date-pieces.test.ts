import { completeYear, formatDatePieces, parseWholeDate, toDatePieces } from './date-pieces.ts';

test.each([
  '5/3/1980',
  '05.03.1980',
  '5-3-1980',
  '1980-03-05',
  'March 5, 1980',
  'mar 5 1980',
  '5 Marso 1980',
  'ika-5 ng Marso, 1980',
  '1980 March 5',
])('%s is 5 March 1980', (text) => {
  expect(parseWholeDate(text)).toEqual({ day: '5', month: '03', year: '1980' });
});

test('the names of all months are known in both languages', () => {
  const english = [
    'January',
    'February',
    'Mar.',
    'April',
    'May',
    'June',
    'July',
    'August',
    'Sept',
    'October',
    'Nov',
    'Dec',
  ];
  const filipino = 'Enero Pebrero Marso Abril Mayo Hunyo Hulyo Agosto Setyembre Oktubre Nobyembre Disyembre'.split(' ');
  for (const names of [english, filipino]) {
    const months = names.map((name) => Number(parseWholeDate(`9 ${name} 2026`)?.month));
    expect(months).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  }
});

test('a number above 12 can only be the day', () => {
  expect(parseWholeDate('12/25/1980')).toEqual({ day: '25', month: '12', year: '1980' });
});

test.each(['5', 'March 5', '5/3', '5/3/80', '5/13/1980/2', '0/3/1980', '40/3/1980', 'Monday 5 1980', ''])(
  '"%s" is no whole date',
  (text) => {
    expect(parseWholeDate(text)).toBeUndefined();
  },
);

test('the value of a form keeps what was typed of a date', () => {
  expect(formatDatePieces({ day: '5', month: '03', year: '1980' })).toBe('1980-03-05');
  expect(formatDatePieces({ day: '', month: '', year: '' })).toBe('');
  for (const value of ['1980-03-05', '1980--', '-03-', '--31', '']) {
    expect(formatDatePieces(toDatePieces(value))).toBe(value);
  }
});

test('a year of two digits lies at most twenty years ahead', () => {
  const thisYear = new Date().getFullYear();
  const ahead = String(thisYear + 20).slice(2);
  const laterYear = String(thisYear + 21).slice(2);
  expect([completeYear(ahead), completeYear(laterYear)]).toEqual([String(thisYear + 20), String(thisYear - 79)]);
  expect([completeYear('1980'), completeYear('198'), completeYear('')]).toEqual(['1980', '198', '']);
});
