import { callEndpoint } from '@ebpls/api-client';
import { type FormMeasure, listFormMeasures } from '@ebpls/contracts';
import { useEffect, useState } from 'react';

interface LineMeasures {
  readonly line: string;
  readonly measures: readonly FormMeasure[];
}

const NO_MEASURES: readonly FormMeasure[] = [];

/** Loads the measures that an amendment declares for the line that it adds; none before a line is chosen. */
export function useLineMeasures(line: string | undefined, tax_year: number): readonly FormMeasure[] {
  const [lineMeasures, setLineMeasures] = useState<LineMeasures>();
  useEffect(() => {
    if (line === undefined) return;
    const query = { application_type: 'AMENDMENT', tax_year: String(tax_year), lines: line } as const;
    const controller = new AbortController();
    callEndpoint(listFormMeasures, { query, signal: controller.signal })
      .then(({ data }) => setLineMeasures({ line, measures: data }))
      // Without a connection the server names a missing measure when the change is filed.
      .catch(() => undefined);
    return () => controller.abort();
  }, [line, tax_year]);
  return lineMeasures !== undefined && lineMeasures.line === line ? lineMeasures.measures : NO_MEASURES;
}
