import { measureApiList } from './api-list.ts';
import { measureAreas } from './areas/areas.ts';
import { measureBuilds } from './builds.ts';
import { measureDevServer } from './dev-server.ts';
import { measureLanding } from './landing/landing.ts';
import { measureDeskLists } from './growth/desk-lists.ts';
import { measureListFiles } from './growth/list-files.ts';
import { measureLedgerGrowth } from './growth/ledger-growth.ts';
import { measurePermitPdf } from './papers/permit-pdf.ts';
import { measureWritePath } from './payments/write-path.ts';
import { measureMessenger } from './messenger/measure-messenger.ts';
import type { Reading } from './reading.ts';
import { measureAssessments } from './revenue/assess.ts';
import { measureTariffAssessments } from './revenue/assess-tariff.ts';
import { measureRehearsal } from './revenue/rehearsal.ts';
import { measureInp } from './inp/inp.ts';
import { measureRenewal } from './renewal/renewal.ts';
import { measureScreenReaders } from './growth/screens.ts';
import { measureStart } from './start.ts';

/** Measures by the name on the command line. */
export const MEASURES: Readonly<Record<string, () => Promise<Reading[]>>> = {
  'api-list': measureApiList,
  'write-path': measureWritePath,
  'permit-paper': measurePermitPdf,
  start: measureStart,
  assess: measureAssessments,
  'assess-tariff': measureTariffAssessments,
  rehearsal: measureRehearsal,
  builds: measureBuilds,
  'dev-server': measureDevServer,
  landing: measureLanding,
  areas: measureAreas,
  inp: measureInp,
  renewal: measureRenewal,
  'ledger-growth': measureLedgerGrowth,
  'desk-lists': measureDeskLists,
  'list-files': measureListFiles,
  screens: measureScreenReaders,
  messenger: measureMessenger,
};
