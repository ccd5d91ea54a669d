import { findDeclaredSlot, type Filling, type Proposal } from '../proposal.ts';

/**
 * Reasons to refuse the canary versions of a release: each must match its slot exactly, and its time must not be over.
 */
export function listTrialRefusals({
  list,
  fillings,
  trials,
}: Pick<Proposal, 'list' | 'fillings' | 'trials'>): string[] {
  return [...trials].flatMap(([slot, trial]) => {
    const usual = fillings.find((filling) => filling.slot === slot);
    const until = list.trials?.[slot]?.until ?? '';
    const name = `${trial.published.name}@${trial.published.id}`;
    if (!usual) return [`There is no slot "${slot}" to try ${name} in.`];
    return [
      ...(Date.parse(until) > Date.now() ? [] : [`The trial of ${name} in "${slot}" ended on ${until}.`]),
      ...(usual.published.name === trial.published.name ? [] : [`${name} is not the remote of the slot "${slot}".`]),
      ...(formatMounts(usual) === formatMounts(trial)
        ? []
        : [`${name} has other mounts in "${slot}" than the remote that it replaces.`]),
    ];
  });
}

const formatMounts = (filling: Filling): string => (findDeclaredSlot(filling)?.mounts ?? []).toSorted().join();
