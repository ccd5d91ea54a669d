// Puts the lines of business of the revenue code in force in the place of registered ones that it replaced.

import type { BusinessFormInput } from '@ebpls/contracts';

type FormLine = BusinessFormInput['activity']['lines'][number];

/** A registered line, and the line that takes its place. */
export interface LineReplacement {
  readonly was: string;
  readonly line: string;
}

function mergeUnits({ units: one = {} }: FormLine, { units: other = {} }: FormLine): NonNullable<FormLine['units']> {
  const counts = [...Object.entries(one), ...Object.entries(other)];
  const byUnit = Map.groupBy(counts, ([unit]) => unit);
  return Object.fromEntries(
    [...byUnit].map(([unit, each]) => [unit, each.reduce((sum, [, count]) => sum + (count ?? 0), 0)]),
  );
}

function mergeLine(one: FormLine, other: FormLine): FormLine {
  return {
    ...one,
    products: [one.products, other.products].filter(Boolean).join(', '),
    is_principal: one.is_principal || other.is_principal,
    units: mergeUnits(one, other),
  };
}

/** The registered lines with their replacements; lines that become the same one are joined. */
export function replaceLines(lines: readonly FormLine[], replacements: readonly LineReplacement[]): FormLine[] {
  const replacedLines = lines.map((entry) => ({
    ...entry,
    line: replacements.find(({ was }) => was === entry.line)?.line ?? entry.line,
  }));
  return [...Map.groupBy(replacedLines, ({ line }) => line).values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [others.reduce(mergeLine, first)],
  );
}

/** Problems of declared lines that the revenue code replaced, by the path of the field, until another is in their place. */
export function checkReplacedLines(
  lines: readonly { readonly line: string }[],
  replacedLines: readonly { readonly was: string }[] = [],
): Readonly<Record<string, 'lines.replaced'>> {
  return Object.fromEntries(
    lines.flatMap(({ line }, index) =>
      replacedLines.some(({ was }) => was === line) ? [[`lines.${index}.line`, 'lines.replaced'] as const] : [],
    ),
  );
}
