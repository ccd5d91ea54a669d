import { listMeasurableFees } from './measured-fees.ts';
import { assessSanIsidro, findResultLine, ordinance } from '../../test/san-isidro.ts';

const FOUND_FEE = {
  code: 'F07',
  amount: '600.00',
  office: 'menro',
  reason: 'A generator of 50 kVA stands in the yard.',
};
const listCodes = ({ lines }: ReturnType<typeof assessSanIsidro>): string[] => lines.map(({ code }) => code);

test('a fee that an office found takes the place of what the ordinance comes to, and names office and reason', () => {
  const before = assessSanIsidro({});
  const after = assessSanIsidro({ found_fees: [FOUND_FEE] });
  expect(listCodes(after)).toEqual(listCodes(before));
  const line = findResultLine(after, 'F07');
  expect(line?.amount).toBe('600.00');
  expect(line?.basis).toMatchObject({
    message_key: 'explain.fee.found',
    params: { office: 'MENRO', reason: FOUND_FEE.reason },
  });
  for (const code of listCodes(before).filter((one) => one !== 'F07' && one !== 'F15'))
    expect([code, findResultLine(after, code)?.amount]).toEqual([code, findResultLine(before, code)?.amount]);
});

test('the fire fee follows what was found, because it is a part of the fees before it', () => {
  const fire = (overrides: Record<string, unknown>) =>
    Number(findResultLine(assessSanIsidro(overrides), 'F15')?.amount);
  const assessWithFoundFee = (amount: string) => fire({ found_fees: [{ ...FOUND_FEE, amount }] });
  expect(assessWithFoundFee('10000.00')).toBeGreaterThan(assessWithFoundFee('100.00'));
});

test('what is a part of other fees by law, or not of this ordinance, is nobody’s to find', () => {
  const plain = assessSanIsidro({});
  for (const code of ['F15', 'F99'])
    expect(assessSanIsidro({ found_fees: [{ ...FOUND_FEE, code }] }).lines).toEqual(plain.lines);
  expect(listMeasurableFees(ordinance, ['F07', 'F15', 'F99']).map(({ code }) => code)).toEqual(['F07']);
});

test('a fee that the declaration alone would not bring is on the bill when an office found it', () => {
  expect(findResultLine(assessSanIsidro({}), 'F12')).toBeUndefined();
  const bill = assessSanIsidro({ found_fees: [{ ...FOUND_FEE, code: 'F12', office: 'mao' }] });
  expect(findResultLine(bill, 'F12')?.amount).toBe('600.00');
});
