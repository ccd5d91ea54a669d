// The read-only view of a tax, a fee or another matter of the code.

import { Facts, Section, Split, Stack, DayText, Pesos } from '@ebpls/ui';
import { Table, type TableColumn } from '@ebpls/ui/lists';
import type { Centavos } from '@ebpls/contracts';
import { parseCentavos } from '@ebpls/rules';
import type { ReactNode } from 'react';

import { useWords } from '../code.messages.ts';
import type { CodeFigure, Ladder, CodeLine, Matter } from './list-matters.ts';

/** The heading of the matter shows the name already. */
const isShown = ({ path }: CodeFigure): boolean => !/\.name\.(?:en|fil)$/.test(path);
const ENDS = new Set<CodeFigure['kind']>(['money', 'rate', 'count', 'area']);

interface MatterViewProps {
  readonly matter: Matter;
  /** It is one line until someone opens it; in print it is open. */
  readonly folds: boolean;
  readonly startsOpen: boolean;
}

export function MatterView({ matter, folds, startsOpen }: MatterViewProps) {
  const { title, figures, ladders } = matter;
  const shownFigures = figures.filter(isShown);
  const hasLines = ladders.some(({ lines }) => lines.length > 0);
  const facts = shownFigures.length > 0 && (
    <Facts
      columns={hasLines ? 1 : 2}
      items={shownFigures.map((figure) => ({ label: figure.label, value: <FigureText figure={figure} /> }))}
    />
  );
  const tables = (
    <Stack gap={4}>
      {ladders.map((ladder) => (
        <LadderView key={ladder.path} ladder={ladder} of={title} />
      ))}
    </Stack>
  );
  return (
    <Section
      level={3}
      title={title}
      folds={folds ? 'always' : undefined}
      startsOpen={startsOpen}
      brief={<MatterBrief {...matter} />}
    >
      {hasLines && facts ? <Split asideWidth={320} main={tables} aside={facts} /> : facts || tables}
    </Section>
  );
}

/** What the line of a folded matter says: how many lines it has, else its rate or amount, or how many of them. */
function MatterBrief({ figures, ladders }: Pick<Matter, 'figures' | 'ladders'>) {
  const t = useWords();
  const count = ladders.reduce((all, { lines }) => all + lines.length, 0);
  const [figure, ...others] = figures.filter(({ kind }) => kind === 'rate' || kind === 'money');
  if (count > 0) return t('line_count', { count });
  if (figure === undefined) return null;
  if (others.length > 0) return t('figure_count', { count: others.length + 1 });
  return (
    <>
      {figure.label} <FigureText figure={figure} />
    </>
  );
}

const findLimit = ({ figures }: CodeLine) => figures.find(({ path }) => path.endsWith('.below'));

/** Brackets without a name of their own are read by their two limits, as the ordinance prints them. */
const areBrackets = (lines: readonly CodeLine[]): boolean =>
  lines.length > 1 && lines.slice(0, -1).every((line) => line.has_number && findLimit(line) !== undefined);

/** Lower limit of a bracket: the upper limit of the one before it; the first begins at nothing. */
function renderFloor(lines: readonly CodeLine[], line: CodeLine): ReactNode {
  const limits = lines.map(findLimit);
  const before = limits[lines.indexOf(line) - 1] ?? limits[0];
  if (before === undefined) return '–';
  return <FigureText figure={line === lines[0] ? { ...before, value: '0.00' } : before} />;
}

function LadderView({ ladder: { title, lines }, of }: { readonly ladder: Ladder; readonly of: string }) {
  const t = useWords();
  const labels = [...new Set(lines.flatMap(({ figures }) => figures.filter(isShown).map(({ label }) => label)))];
  const findFigure = ({ figures }: CodeLine, label: string) => figures.find((figure) => figure.label === label);
  const columns: TableColumn<CodeLine>[] = [
    areBrackets(lines)
      ? {
          key: 'line',
          header: t('from'),
          align: 'end',
          cell: (line) => renderFloor(lines, line),
        }
      : { key: 'line', header: title === '' ? t('line') : title, cell: ({ name }) => name },
    ...labels.map((label): TableColumn<CodeLine> => {
      const first = lines.map((line) => findFigure(line, label)).find((figure) => figure !== undefined);
      const cell = (line: CodeLine) => {
        const figure = findFigure(line, label);
        return figure === undefined ? '–' : <FigureText figure={figure} />;
      };
      return { key: label, header: label, cell, align: first && ENDS.has(first.kind) ? 'end' : 'start' };
    }),
  ];
  if (lines.length === 0) return null;
  return (
    <Table
      density="compact"
      caption={of === title || title === '' ? of : `${of}: ${title}`}
      columns={columns}
      rows={lines}
      rowKey={({ path }) => path}
    />
  );
}

/** A value of the code as it is read. */
function FigureText({ figure: { kind, value } }: { readonly figure: CodeFigure }) {
  const t = useWords();
  if (kind === 'flag') return t(value === true ? 'yes' : 'no');
  const text = String(value);
  if (kind === 'rate') return `${text}%`;
  if (kind === 'area') return `${text} m²`;
  if (kind === 'day') return <DayText day={text} />;
  const amount: Centavos | undefined = kind === 'money' ? parseCentavos(text) : undefined;
  return amount === undefined ? text : <Pesos amount={amount} />;
}
