// Claims of the reliefs that the revenue code offers, as the form of the figures holds them.

import type { AssessmentReply, DeclarationInput } from '@ebpls/contracts';
import { type Fact, useLocale } from '@ebpls/ui';

import { useWords } from './measure.messages.ts';

export type ReliefClaim = NonNullable<DeclarationInput['exemptions']>[number];

type Reliefs = AssessmentReply['reliefs'];

/** Claims as typed or declared before. One that the revenue code does not offer any more is left out. */
export function getClaims(reliefs: Reliefs, savedClaims: unknown): readonly ReliefClaim[] {
  const claims: readonly ReliefClaim[] = Array.isArray(savedClaims) ? savedClaims : [];
  return claims.filter(({ code }) => reliefs?.some((relief) => relief.code === code) ?? true);
}

/** Hook that lists the claimed reliefs by their names, each with the amounts that it declares. */
export function useClaimFacts(reliefs: Reliefs = []): (claims: unknown) => Fact[] {
  const t = useWords();
  const locale = useLocale();
  return (claims) =>
    getClaims(reliefs, claims).flatMap(({ code, figures = {} }) =>
      reliefs
        .filter((relief) => relief.code === code)
        .flatMap((relief) => [
          { label: t('claimed'), value: relief.name[locale] },
          ...relief.figures.map((figure) => ({ label: figure.name[locale], value: `₱${figures[figure.code] ?? ''}` })),
        ]),
    );
}
