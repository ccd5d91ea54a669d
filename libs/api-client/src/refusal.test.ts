import { catchAbsent, Refusal } from './refusal.ts';

const rejectWith = (code: Refusal['code']) => Promise.reject(new Refusal({ code, message: 'no' }));

test('a reply that may rightly be missing is undefined', async () => {
  expect(await catchAbsent(Promise.resolve(7))).toBe(7);
  for (const code of ['missing', 'conflict', 'invalid'] as const)
    expect(await catchAbsent(rejectWith(code))).toBeUndefined();
});

test('a refusal with another reason than a missing record stays a refusal', async () => {
  await expect(catchAbsent(rejectWith('forbidden'))).rejects.toMatchObject({ code: 'forbidden' });
  await expect(catchAbsent(rejectWith('offline'))).rejects.toMatchObject({ code: 'offline' });
});
