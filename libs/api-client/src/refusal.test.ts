import { orNothing, Refusal } from './refusal.ts';

const refused = (code: Refusal['code']) => Promise.reject(new Refusal({ code, message: 'no' }));

test('what may rightly not be there is nothing', async () => {
  expect(await orNothing(Promise.resolve(7))).toBe(7);
  for (const code of ['missing', 'conflict', 'invalid'] as const)
    expect(await orNothing(refused(code))).toBeUndefined();
});

test('a refusal that says more than "not there" stays a refusal', async () => {
  await expect(orNothing(refused('forbidden'))).rejects.toMatchObject({ code: 'forbidden' });
  await expect(orNothing(refused('offline'))).rejects.toMatchObject({ code: 'offline' });
});
