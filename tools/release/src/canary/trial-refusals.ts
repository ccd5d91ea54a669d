import { findDeclaredSlot, type Filling, type Proposal } from '../proposal.ts';

/**
 * Lists the reasons to refuse a release because of its canary versions: each must be of the remote in its slot, have
 * the same addresses, and end in the future.
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
