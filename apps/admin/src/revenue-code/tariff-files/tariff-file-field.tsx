import { TARIFF_FILE_BYTES, type FileProblemReply } from '@ebpls/contracts';

import { ProblemFileField } from '../../shared/problem-file-field.tsx';
import { useWords } from './tariff-files.messages.ts';

interface TariffFileFieldProps {
  readonly id: string;
  readonly label: string;
  readonly help: string;
  /** Sends the form with the file; resolves to its problems. */
  readonly send: (file: File) => Promise<readonly FileProblemReply[]>;
}

/** A workbook or JSON file that is sent when it is chosen; its problems are listed with their place. */
export function TariffFileField({ send, ...field }: TariffFileFieldProps) {
  const t = useWords();
  return (
    <ProblemFileField
      {...field}
      accept=".xlsx,.json,application/json"
      max_bytes={TARIFF_FILE_BYTES}
      send={async (file) => (await send(file)).map(({ place, message }) => t('problem', { place, message }))}
      listRefusedRows={({ fields }) => Object.values(fields).flat()}
      title={t('refused_title')}
      problems_at_most={50}
      formatMore={(count) => t('more_problems', { count })}
    />
  );
}
