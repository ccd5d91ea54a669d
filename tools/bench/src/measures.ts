import { apiList } from './api-list.ts';
import { areas } from './areas/areas.ts';
import { boards } from './boards/boards.ts';
import { builds } from './builds.ts';
import { devServer } from './dev-server.ts';
import { landing } from './landing/landing.ts';
import { deskLists } from './growth/desk-lists.ts';
import { listFiles } from './growth/list-files.ts';
import { ledgerGrowth } from './growth/ledger-growth.ts';
import { measurePermitPdf } from './papers/permit-pdf.ts';
import { writePath } from './payments/write-path.ts';
import { messenger } from './messenger/measure.ts';
import type { Reading } from './reading.ts';
import { assess } from './revenue/assess.ts';
import { rehearsal } from './revenue/rehearsal.ts';
import { inp } from './inp/inp.ts';
import { renewal } from './renewal/renewal.ts';
import { screens } from './growth/screens.ts';
import { start } from './start.ts';

/** Measures by the name on the command line. */
export const MEASURES: Readonly<Record<string, () => Promise<Reading[]>>> = {
  'api-list': apiList,
  'write-path': writePath,
  'permit-paper': measurePermitPdf,
  start,
  assess,
  rehearsal,
  builds,
  'dev-server': devServer,
  landing,
  areas,
  inp,
  renewal,
  boards,
  'ledger-growth': ledgerGrowth,
  'desk-lists': deskLists,
  'list-files': listFiles,
  screens,
  messenger,
};
