import type { Centavos } from '@ebpls/contracts';
import { parseCentavos } from '@ebpls/rules';
import { DayText, Pesos } from '@ebpls/ui';

import { useWords } from '../code.messages.ts';
import type { CodeFigure } from './list-matters.ts';

/** A value of the code as it is read. */
export function FigureText({ figure: { kind, value } }: { readonly figure: CodeFigure }) {
  const t = useWords();
  if (kind === 'flag') return t(value === true ? 'yes' : 'no');
  const text = String(value);
  if (kind === 'rate') return `${text}%`;
  if (kind === 'area') return `${text} m²`;
  if (kind === 'day') return <DayText day={text} />;
  const amount: Centavos | undefined = kind === 'money' ? parseCentavos(text) : undefined;
  return amount === undefined ? text : <Pesos amount={amount} />;
}
