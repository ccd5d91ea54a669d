import { callEndpoint } from '@ebpls/api-client';
import { type FormMeasure, listFormMeasures } from '@ebpls/contracts';
import { useEffect, useState } from 'react';

interface AskedFor {
  readonly line: string;
  readonly measures: readonly FormMeasure[];
}

const NO_MEASURES: readonly FormMeasure[] = [];

/** Hook that loads what an amendment asks for the line that it adds; nothing before a line is chosen. */
export function useAskedMeasures(line: string | undefined, tax_year: number): readonly FormMeasure[] {
  const [asked, setAsked] = useState<AskedFor>();
  useEffect(() => {
    if (line === undefined) return;
    const query = { application_type: 'AMENDMENT', tax_year: String(tax_year), lines: line } as const;
    const controller = new AbortController();
    callEndpoint(listFormMeasures, { query, signal: controller.signal })
      .then(({ data }) => setAsked({ line, measures: data }))
      // Without a connection the server names a missing measure when the change is filed.
      .catch(() => undefined);
    return () => controller.abort();
  }, [line, tax_year]);
  return asked !== undefined && asked.line === line ? asked.measures : NO_MEASURES;
}
