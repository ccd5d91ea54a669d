import { findDeclaredSlot, type Filling, type Proposal } from '../proposal.ts';

/** What forbids the trials of a release: a trial takes a slot's place exactly, for a time that is not over. */
export function trialRefusals({ list, fillings, trials }: Pick<Proposal, 'list' | 'fillings' | 'trials'>): string[] {
  return [...trials].flatMap(([slot, tried]) => {
    const usual = fillings.find((filling) => filling.slot === slot);
    const until = list.trials?.[slot]?.until ?? '';
    const name = `${tried.published.name}@${tried.published.id}`;
    if (!usual) return [`There is no slot "${slot}" to try ${name} in.`];
    return [
      ...(Date.parse(until) > Date.now() ? [] : [`The trial of ${name} in "${slot}" ended on ${until}.`]),
      ...(usual.published.name === tried.published.name ? [] : [`${name} is not the remote of the slot "${slot}".`]),
      ...(placesOf(usual) === placesOf(tried)
        ? []
        : [`${name} has other mounts in "${slot}" than what it stands in for.`]),
    ];
  });
}

const placesOf = (filling: Filling): string => (findDeclaredSlot(filling)?.mounts ?? []).toSorted().join();
