import * as v from 'valibot';

import { defineEndpoint } from '../shared/endpoint.ts';
import { RequirementRule } from '../operations/municipality.contract.ts';
import { Bilingual } from '../treasury/ordinance/vocabulary.ts';
import { Day, defineText } from '../shared/primitives.ts';
import { ClearingOffice } from '../shared/roles.ts';
import { ApplicationType, ArtaClass } from '../shared/states.ts';

const DaysByClass = v.record(ArtaClass, v.number()); // working days of an act, by class of RA 11032

/** One service of the Citizen's Charter: who works on it, for how long at most, and which papers it needs. */
export const CharterService = v.object({
  application_type: ApplicationType,
  classes: v.array(ArtaClass),
  /** From acceptance to the decision. */
  days: DaysByClass,
  offices: v.array(v.object({ office: ClearingOffice, scope: v.picklist(['ALL', 'SOME']), days: DaysByClass })),
  requirements: v.array(
    v.object({
      code: v.string(),
      name: Bilingual,
      rule: RequirementRule,
      verified_by: v.array(ClearingOffice),
    }),
  ),
});
export type CharterService = v.InferOutput<typeof CharterService>;

/** The Citizen's Charter (RA 11032 s.6), from the rows and rules that the product works with. */
export const CitizensCharter = v.object({
  as_of: Day,
  /** Working days for receipt of an application, for the permit after payment and for a first answer to a complaint. */
  accept_days: v.number(),
  release_days: v.number(),
  answer_days: v.number(),
  offices: v.array(
    v.object({
      office: ClearingOffice,
      title: Bilingual,
      checks: Bilingual,
      issues: Bilingual,
      fees: v.array(Bilingual),
    }),
  ),
  services: v.array(CharterService),
});
export type CitizensCharter = v.InferOutput<typeof CitizensCharter>;

export const getCitizensCharter = defineEndpoint({
  method: 'GET',
  path: '/api/citizens-charter',
  summary: 'Get the Citizen’s Charter of the permit services; public',
  reply: CitizensCharter,
});

/** An e-mail address, or nothing. */
const OptionalEmail = v.optional(
  v.pipe(
    v.string('text.format'),
    v.trim(),
    v.maxLength(200, 'text.too_long'),
    v.check((text) => text === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text), 'complaint.email'),
  ),
  '',
);
const Phone = (isRequired: boolean) =>
  v.optional(
    v.pipe(
      v.string('complaint.phone'),
      v.trim(),
      v.maxLength(60, 'text.too_long'),
      v.check((text) => (text === '' ? !isRequired : /^[\d+()\-.,/ ]+$/.test(text)), 'complaint.phone'),
    ),
    '',
  );

/** Channels for complaints: the municipality's desk, the Anti-Red Tape Authority and the citizens' hotline. */
export const ComplaintChannelsInput = v.object({
  desk_en: defineText('complaint.desk', 200),
  desk_fil: defineText('complaint.desk', 200),
  hours_en: defineText('complaint.hours', 120),
  hours_fil: defineText('complaint.hours', 120),
  telephone: Phone(false),
  email: OptionalEmail,
  arta_email: v.pipe(
    OptionalEmail,
    v.check((text) => text !== '', 'complaint.email'),
  ),
  hotline: Phone(true),
});
export type ComplaintChannelsInput = v.InferOutput<typeof ComplaintChannelsInput>;

export const ComplaintChannelsReply = v.object({
  desk_en: v.string(),
  desk_fil: v.string(),
  hours_en: v.string(),
  hours_fil: v.string(),
  telephone: v.string(),
  email: v.string(),
  arta_email: v.string(),
  hotline: v.string(),
});
export type ComplaintChannelsReply = v.InferOutput<typeof ComplaintChannelsReply>;

export const getComplaintChannels = defineEndpoint({
  method: 'GET',
  path: '/api/complaint-channels',
  summary: 'Get the contacts for complaints about a service of the municipality; public',
  reply: ComplaintChannelsReply,
});

export const saveComplaintChannels = defineEndpoint({
  method: 'PUT',
  path: '/api/complaint-channels',
  summary: 'Update the contacts for complaints',
  body: ComplaintChannelsInput,
  reply: ComplaintChannelsReply,
});
