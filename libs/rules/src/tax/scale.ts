import { type Centavos, type Ordinance, type Scale, SCALES } from '@ebpls/contracts';

type ScaleSteps = Ordinance['scale']['steps'];

function getScaleRank(steps: ScaleSteps, fits: (step: ScaleSteps[number]) => boolean): number {
  const step = steps.find(fits);
  return step === undefined ? 0 : SCALES.indexOf(step.scale);
}

/**
 * Enterprise scale: the higher of the tier by assets (land excluded) and the tier by workforce (domain reference 4.1,
 * step 1).
 */
export function getScale(total_assets: Centavos, workers: number, { steps }: Ordinance['scale']): Scale {
  const by_assets = getScaleRank(
    steps,
    ({ assets_at_most }) => assets_at_most === null || total_assets <= assets_at_most,
  );
  const by_workers = getScaleRank(
    steps.toReversed(),
    ({ workers_at_least }) => workers_at_least !== null && workers >= workers_at_least,
  );
  return SCALES[Math.max(by_assets, by_workers)] ?? 'large';
}
