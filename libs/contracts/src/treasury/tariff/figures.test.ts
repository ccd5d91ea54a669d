import { parseFraction, parseHundredths, parsePartRate, TariffCode, YearDay } from './figures.ts';
import * as v from 'valibot';

test.each([
  ['25 %', 1, 4],
  ['0.5%', 1, 200],
  ['1/2 of 1 %', 1, 200],
  ['62.95 % of 1 %', 1259, 200_000],
  ['37 1/2 % of 1 %', 3, 800],
  ['1/20 of 1 %', 1, 2_000],
  ['37½ % of 1 %', 3, 800],
  ['½ of 1%', 1, 200],
  ['50 percent of 1 per centum', 1, 200],
  ['1/3', 1, 3],
  ['100 %', 1, 1],
  ['0 %', 0, 1],
])('%s is read exactly', (text, numerator, denominator) => {
  expect(parseFraction(text)).toEqual({ numerator, denominator });
});

test.each(['0.5', '25', '1/0', '% 5', '-1 %', '1.5E+5', '25 % of', ''])('%s is no rate', (text) => {
  expect(parseFraction(text)).toBeUndefined();
});

test.each([
  ['60.00 each', { numerator: 60, denominator: 1 }],
  ['1,250.50 each', { numerator: 2_501, denominator: 2 }],
  ['0 each', { numerator: 0, denominator: 1 }],
  ['2 %', { numerator: 1, denominator: 50 }],
  ['60.00', undefined],
  ['2 % each', undefined],
  ['each', undefined],
  ['99999999999.00 each', undefined],
])('%s is the rate of a part: %j', (text, rate) => {
  expect(parsePartRate(text)).toEqual(rate);
});

test.each([
  ['150,000.00', 15_000_000],
  ['1500', 150_000],
  ['12.5', 1_250],
])('%s is read in hundredths', (text, hundredths) => {
  expect(parseHundredths(text)).toBe(hundredths);
});

test.each(['1.5E+5', '15,00', '12.345', '-1', '', '99999999999999'])('%s is no quantity', (text) => {
  expect(parseHundredths(text)).toBeUndefined();
});

test('a code keeps the text of the ordinance, without blanks around it', () => {
  expect(v.is(TariffCode, '4-01 (b)/2')).toBe(true);
  expect(v.is(TariffCode, ' 4')).toBe(false);
  expect(v.is(TariffCode, '4 ')).toBe(false);
});

test.each([
  ['01-20', true],
  ['02-29', false],
  ['04-31', false],
  ['13-01', false],
])('%s is a day of every year: %s', (day, is) => {
  expect(v.is(YearDay, day)).toBe(is);
});
