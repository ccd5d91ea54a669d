import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { copyWorkspace } from './generators/workspace-copy.ts';
import { chooseTests, joinCoverage } from './mutation/choose-tests.ts';
import { drawMutants, instrumentFiles, type SourceMutant } from './mutation/mutants.ts';
import { computeMutationScore, formatMutationReport, type TriedMutant } from './mutation/mutation-score.ts';
import { listMutatedFiles, MUTATION_TARGETS, type MutationTarget } from './mutation/mutation-target.ts';
import { type Coverage, runDry, tryMutant } from './mutation/run-tests.ts';
import { listExcludedPatterns } from './stages/test-stage.ts';

/**
 * `npm run mutation`: tries a sample of code changes in rules and domain that tests have to detect, by night; with
 * names after it (`npm run mutation -- rules --sample 60 --seed 2026-11-27`) only those targets (decision 0190).
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    minutes: { type: 'string', default: '60' },
  },
});
const MUTATION_CONCURRENCY = Math.min(2, availableParallelism());
const deadlineMs = Date.now() + Number(values.minutes) * 60_000;

async function cover(root: string, target: MutationTarget, sources: readonly string[]): Promise<Coverage> {
  const shards = Array.from({ length: target.shards }, (_, index) => `${index + 1}/${target.shards}`);
  const project = join(root, target.project);
  const excludedTests = listExcludedPatterns('part');
  return joinCoverage(
    await Promise.all(shards.map((shard) => runDry({ project, sources, shard, excluded: excludedTests }))),
  );
}

/** Tries mutants, some side by side, until all are tried or the time is over. */
async function tryMutants(
  target: MutationTarget,
  drawnMutants: readonly SourceMutant[],
  { project, coverage }: { readonly project: string; readonly coverage: Coverage },
): Promise<TriedMutant[]> {
  const mutantQueue = [...drawnMutants];
  const triedMutants: TriedMutant[] = [];
  const work = async (): Promise<void> => {
    for (let mutant = mutantQueue.shift(); mutant && Date.now() < deadlineMs; mutant = mutantQueue.shift()) {
      const { files, coveringCount } = chooseTests(coverage, mutant.id, target.testSecondsAtMost);
      const fate = files.length === 0 ? 'not reached' : await tryMutant(project, mutant.id, files);
      triedMutants.push({ mutant, fate, tried: files.length, coveringCount });
    }
  };
  await Promise.all(Array.from({ length: MUTATION_CONCURRENCY }, work));
  return triedMutants;
}

async function runTarget(target: MutationTarget): Promise<boolean> {
  const copy = copyWorkspace();
  try {
    const sources = listMutatedFiles(copy.root, target);
    const mutants = await instrumentFiles(copy.root, sources);
    const coverage = await cover(copy.root, target, sources);
    for (const file of coverage.failing) console.log(`Left out, because it fails without a mutant: ${file}`);
    const drawnMutants = drawMutants(mutants, Number(values.sample ?? target.sample), values.seed);
    console.log(
      `${target.name}: ${drawnMutants.length} of ${mutants.length} mutants drawn with the seed ${values.seed}`,
    );
    const triedMutants = await tryMutants(target, drawnMutants, { project: join(copy.root, target.project), coverage });
    console.log(formatMutationReport(target.name, triedMutants));
    if (triedMutants.length < drawnMutants.length)
      console.log(`${drawnMutants.length - triedMutants.length} were not tried: the time was over.`);
    return computeMutationScore(triedMutants) >= target.scoreAtLeast;
  } finally {
    copy.remove();
  }
}

const targets = MUTATION_TARGETS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
let isEnough = targets.length > 0;
for (const target of targets) isEnough = (await runTarget(target)) && isEnough;
process.exitCode = isEnough ? 0 : 1;
