import { type Centavos, SCALES } from '@ebpls/contracts';
import * as fc from 'fast-check';

import { ordinance } from '../../test/san-isidro.ts';
import { getScale } from './scale.ts';

const pesos = (amount: number) => (amount * 100) as Centavos;
const scale = (assets: number, workers: number) => getScale(pesos(assets), workers, ordinance.scale);
const rank = (of: (typeof SCALES)[number]) => SCALES.indexOf(of);

test.each([
  { assets: 0, workers: 0, is: 'micro' },
  { assets: 150_000, workers: 9, is: 'micro' },
  { assets: 150_000.01, workers: 0, is: 'cottage' },
  { assets: 1_500_000, workers: 0, is: 'cottage' },
  { assets: 1_500_000.01, workers: 0, is: 'small' },
  { assets: 15_000_000.01, workers: 0, is: 'medium' },
  { assets: 60_000_000, workers: 0, is: 'medium' },
  { assets: 60_000_000.01, workers: 0, is: 'large' },
  { assets: 0, workers: 10, is: 'small' },
  { assets: 0, workers: 99, is: 'small' },
  { assets: 0, workers: 100, is: 'medium' },
  { assets: 0, workers: 200, is: 'large' },
  { assets: 61_000_000, workers: 3, is: 'large' },
])('$assets pesos and $workers workers are $is', ({ assets, workers, is }) => {
  expect(scale(assets, workers)).toBe(is);
});

test('the higher of the two tiers counts, and neither more assets nor more workers lowers it', () => {
  const assets = fc.integer({ min: 0, max: 100_000_000 });
  const workers = fc.integer({ min: 0, max: 400 });
  fc.assert(
    fc.property(assets, workers, assets, workers, (ownedAssets, employedWorkers, more, further) => {
      const both = rank(scale(ownedAssets, employedWorkers));
      expect(both).toBe(Math.max(rank(scale(ownedAssets, 0)), rank(scale(0, employedWorkers))));
      expect(rank(scale(ownedAssets + more, employedWorkers + further))).toBeGreaterThanOrEqual(both);
    }),
  );
});
