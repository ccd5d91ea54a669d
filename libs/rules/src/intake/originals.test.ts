import { listBroughtOriginals } from './originals.ts';

type Case = Parameters<typeof listBroughtOriginals>[0];
const LEASE = { code: 'R04', name: 'Lease', is_mandatory: true, document: null };
const createCase = (requirements: object[]): Case =>
  ({
    requirements,
    clearances: [
      { office: 'engineering', is_needed: true },
      { office: 'assessor', is_needed: false },
    ],
  }) as unknown as Case;

test('an original is brought to the licensing office and to the offices of the case that check it', () => {
  const verified_by = ['bplo', 'engineering', 'assessor', 'mao'];
  expect(listBroughtOriginals(createCase([{ ...LEASE, verified_by, is_brought: true, seen_by: ['bplo'] }]))).toEqual([
    { code: 'R04', name: 'Lease', offices: ['bplo', 'engineering'], seen_by: ['bplo'] },
  ]);
});

test('a document with a copy is not brought', () => {
  expect(listBroughtOriginals(createCase([{ ...LEASE, verified_by: ['bplo'], is_brought: false }]))).toEqual([]);
});
