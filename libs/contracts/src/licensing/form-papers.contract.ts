import * as v from 'valibot';

import { defineEndpoint } from '../shared/endpoint.ts';
import { AssessmentCode } from '../shared/primitives.ts';

/** Downloads the unified application form as PDF, filled in for this person; a draft is marked as such on each page. */
export const downloadForm = defineEndpoint({
  method: 'GET',
  path: '/api/assessments/:assessment_code/form',
  summary: 'The filled application form as PDF or as a workbook',
  params: v.object({ assessment_code: AssessmentCode }),
  query: v.object({ format: v.picklist(['pdf', 'xlsx'], 'form.unknown_format') }),
});

/** Every question of the form and the municipality's part, with empty lines, for applications on paper. */
export const downloadBlankForm = defineEndpoint({
  method: 'GET',
  path: '/api/permit-form',
  summary: 'The blank application form as PDF or as a workbook, for anyone',
  query: v.object({ format: v.picklist(['pdf', 'xlsx'], 'form.unknown_format') }),
});

/** What the owner brings, to which office, with a code that the office scans to open the case. */
export const downloadOriginalsSlip = defineEndpoint({
  method: 'GET',
  path: '/api/assessments/:assessment_code/originals-slip',
  summary: 'The slip of the originals that the owner brings, as PDF',
  params: v.object({ assessment_code: AssessmentCode }),
});
