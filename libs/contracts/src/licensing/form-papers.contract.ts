import * as v from 'valibot';

import { defineEndpoint } from '../shared/endpoint.ts';
import { AssessmentCode } from '../shared/primitives.ts';

/** Downloads the unified application form as PDF, filled in for this person; a draft is marked as such on each page. */
export const downloadForm = defineEndpoint({
  method: 'GET',
  path: '/api/assessments/:assessment_code/form',
  summary: 'Download the completed application form as a PDF or workbook',
  params: v.object({ assessment_code: AssessmentCode }),
  query: v.object({ format: v.picklist(['pdf', 'xlsx'], 'form.unknown_format') }),
});

/** Every question of the form and the municipality's part, with empty lines, for applications on paper. */
export const downloadBlankForm = defineEndpoint({
  method: 'GET',
  path: '/api/permit-form',
  summary: 'Download the blank application form as a PDF or workbook; public',
  query: v.object({ format: v.picklist(['pdf', 'xlsx'], 'form.unknown_format') }),
});

/** What the owner brings, to which office, with a code that the office scans to open the case. */
export const downloadOriginalsSlip = defineEndpoint({
  method: 'GET',
  path: '/api/assessments/:assessment_code/originals-slip',
  summary: 'Download the list of originals to bring as a PDF',
  params: v.object({ assessment_code: AssessmentCode }),
});
