import { MAX_LINES } from '../licensing/business-form.ts';
import type { Messages } from './merge.ts';

/** Messages of the business form, the declaration and the decisions about missing or wrong fields. */
export const messages = {
  'registration_no.required': { en: 'Please enter the registration number.', fil: 'Ilagay ang numero ng rehistro.' },
  'tin.required': { en: 'Please enter the TIN.', fil: 'Ilagay ang TIN.' },
  'tin.format': {
    en: 'Please enter the TIN as 123-456-789 or 123-456-789-000.',
    fil: 'Ilagay ang TIN na gaya ng 123-456-789 o 123-456-789-000.',
  },
  'company_name.required': { en: 'Please enter the business name.', fil: 'Ilagay ang pangalan ng negosyo.' },
  'company_name.too_short': {
    en: 'Please enter the full business name.',
    fil: 'Ilagay ang buong pangalan ng negosyo.',
  },
  'last_name.required': { en: 'Please enter the last name.', fil: 'Ilagay ang apelyido.' },
  'first_name.required': { en: 'Please enter the first name.', fil: 'Ilagay ang pangalan.' },
  'sex.required': { en: 'Please choose one.', fil: 'Pumili ng isa.' },
  'civil_status.required': { en: 'Please choose the civil status.', fil: 'Piliin ang katayuang sibil.' },
  'citizenship.required': { en: 'Please enter the citizenship.', fil: 'Ilagay ang pagkamamamayan.' },
  'corporation_name.required': { en: 'Please enter the registered name.', fil: 'Ilagay ang rehistradong pangalan.' },
  'nationality.required': { en: 'Please choose the nationality.', fil: 'Piliin ang nasyonalidad.' },
  'president_name.required': {
    en: 'Please enter the name of the head of the organization.',
    fil: 'Ilagay kung sino ang namumuno sa organisasyon.',
  },
  'street.required': { en: 'Please enter the street, lot or purok.', fil: 'Ilagay ang kalye, lote o purok.' },
  'zip.required': { en: 'Please enter the ZIP code.', fil: 'Ilagay ang ZIP code.' },
  'zip.format': { en: 'Please enter the ZIP code with four digits.', fil: 'Ilagay ang ZIP code na may apat na digit.' },
  'pin.required': { en: 'Please place the pin on the map.', fil: 'Ilagay ang pin sa mapa.' },
  'pin.outside': {
    en: 'This place is outside the municipality.',
    fil: 'Nasa labas ng munisipalidad ang lugar na ito.',
  },
  'activity_of_place.required': { en: 'Please choose the type of place.', fil: 'Piliin kung ano ang lugar.' },
  'area.required': { en: 'Please enter the floor area.', fil: 'Ilagay ang sukat ng palapag.' },
  'area.positive': { en: 'The floor area must be more than zero.', fil: 'Dapat mas mataas sa 0 ang sukat ng palapag.' },
  'area.too_large': { en: 'This floor area is too large.', fil: 'Masyadong malaki ang sukat na ito.' },
  'area.decimals': { en: 'Please use up to two decimals.', fil: 'Hanggang dalawang desimal lamang.' },
  'premises.required': { en: 'Please choose who owns the place.', fil: 'Piliin kung kanino ang lugar.' },
  'tax_declaration_no.required': {
    en: 'Please enter the tax declaration number.',
    fil: 'Ilagay ang numero ng tax declaration.',
  },
  'lessor_name.required': { en: 'Please enter the name of the lessor.', fil: 'Ilagay ang pangalan ng nagpapaupa.' },
  'lessor_address.required': {
    en: 'Please enter the address of the lessor.',
    fil: 'Ilagay ang tirahan ng nagpapaupa.',
  },
  'mobile.required': { en: 'Please enter a mobile number.', fil: 'Ilagay ang numero ng cellphone.' },
  'mobile.format': {
    en: 'Please enter a mobile number like 0917 123 4567.',
    fil: 'Ilagay ang numero ng cellphone na gaya ng 0917 123 4567.',
  },
  'owner_address.required': { en: 'Please enter the address.', fil: 'Ilagay ang tirahan.' },
  'emergency_name.required': {
    en: 'Please enter an emergency contact.',
    fil: 'Ilagay ang kontak sa oras ng kagipitan.',
  },
  'residents.more_than_all': {
    en: 'The number of resident employees cannot exceed the number of employees.',
    fil: 'Hindi maaaring mas marami ang residente kaysa sa mga empleyado.',
  },
  'gross.required': {
    en: 'Please enter last year’s gross sales or receipts.',
    fil: 'Ilagay ang kabuuang benta o kita noong nakaraang taon.',
  },
  'gross.not_for_new': {
    en: 'A new business declares its capital, not its gross sales.',
    fil: 'Puhunan ang idinedeklara ng bagong negosyo, hindi kabuuang benta.',
  },
  'employees.fewer_than_residents': {
    en: 'The registration lists more employees living in the municipality than the number entered here.',
    fil: 'Ayon sa rehistro, mas marami ang empleyadong nakatira sa bayan kaysa rito.',
  },
  'line.required': { en: 'Please choose a line of business.', fil: 'Pumili ng uri ng negosyo.' },
  'lines.required': { en: 'Please add a line of business.', fil: 'Magdagdag ng uri ng negosyo.' },
  'lines.too_many': {
    en: `Please list at most ${MAX_LINES} lines of business.`,
    fil: `Hanggang ${MAX_LINES} uri ng negosyo lamang.`,
  },
  'lines.one_principal': {
    en: 'Please mark one line of business as the main one.',
    fil: 'Markahan ang isa bilang pangunahing uri ng negosyo.',
  },
  'lines.duplicate': {
    en: 'List each line of business only once.',
    fil: 'Isang beses lamang maililista ang bawat uri ng negosyo.',
  },
  'draft.too_long': {
    en: 'This draft is too long to save. Please shorten your entries.',
    fil: 'Masyadong mahaba ang draft na ito para i-save. Paikliin ang iyong mga sagot.',
  },
  'tax_year.required': { en: 'Please choose the year.', fil: 'Piliin ang taon.' },
  'signed_name.required': { en: 'Please enter your full name.', fil: 'I-type ang iyong buong pangalan.' },
  'declaration.required': { en: 'Please confirm the declaration.', fil: 'Kumpirmahin ang panunumpa.' },
  'requirement.unknown': {
    en: 'This document is not in the list of requirements.',
    fil: 'Wala ang dokumentong ito sa listahan ng mga kailangan.',
  },
  'remarks.required': {
    en: 'Please explain what is wrong and how to correct it.',
    fil: 'Ipaliwanag kung ano ang mali at kung paano ito itatama.',
  },
  'inapplicable.reason': {
    en: 'Please explain why this document does not apply to your business.',
    fil: 'Ipaliwanag kung bakit hindi para sa negosyo mo ang dokumentong ito.',
  },
  'legal_ground.required': {
    en: 'Please enter the law or ordinance that requires this document.',
    fil: 'Banggitin ang batas o ordinansang nag-aatas ng dokumentong ito.',
  },
  'legal_ground.citation': {
    en: 'Please cite the law or ordinance by its number and section, for example PD 856, Sec. 14.',
    fil: 'Banggitin ang bilang at seksiyon ng batas o ordinansa, gaya ng PD 856, Sek. 14.',
  },
  'extra_document.required': { en: 'Please choose the document.', fil: 'Piliin ang dokumento.' },
  'extra_document.too_many': {
    en: 'You can request up to 5 documents that are not on the list.',
    fil: 'Hanggang 5 dokumentong wala sa listahan ang mahihiling mo sa bawat pagbabalik.',
  },
  'extra_document.duplicate': {
    en: 'The same document was selected twice.',
    fil: 'May dokumentong dalawang beses na napili.',
  },
  'ground.required': { en: 'Please enter the legal ground.', fil: 'Banggitin ang batayan sa batas.' },
  'reason.required': { en: 'Please enter the reason.', fil: 'Isulat ang dahilan.' },
  'handover.colleague': {
    en: 'Choose a colleague from your own office.',
    fil: 'Pumili ng kasamahan sa sarili mong tanggapan.',
  },
  'condition.required': { en: 'Please enter the condition.', fil: 'Isulat ang kondisyon.' },
  'condition.due_on_required': {
    en: 'Please choose the due date of the condition.',
    fil: 'Piliin ang takdang petsa ng kondisyon.',
  },
  'recall.reason_required': { en: 'Enter the reason for the recall.', fil: 'Ilagay ang dahilan ng pagbawi.' },
  'condition.note_required': {
    en: 'Describe how the condition was met.',
    fil: 'Isulat kung paano natupad ang kondisyon.',
  },
  'condition.outcome_required': {
    en: 'Choose whether the condition was met.',
    fil: 'Piliin kung natupad ang kondisyon.',
  },
  'condition.remark_required': { en: 'Enter what is still missing.', fil: 'Isulat kung ano pa ang kulang.' },
  'condition.too_many': { en: 'You can set up to ten conditions.', fil: 'Hanggang sampung kondisyon lamang.' },
  'inspection.result_required': {
    en: 'Please choose the result of the visit.',
    fil: 'Piliin ang resulta ng inspeksiyon.',
  },
  'inspection.findings_required': { en: 'Please enter the findings.', fil: 'Isulat ang mga nakita.' },
  'legal_extension.days_required': {
    en: 'Please choose the number of working days.',
    fil: 'Piliin ang bilang ng araw ng trabaho.',
  },
  'inspection.refusal_required': {
    en: 'Please describe how the visit was refused, and by whom.',
    fil: 'Isulat kung paano tinanggihan ang pagbisita, at kung sino ang tumanggi.',
  },
  'scheduled_on.required': { en: 'Please choose the date of the visit.', fil: 'Piliin ang petsa ng pagbisita.' },
  'inspectors.required': { en: 'Please enter the names of the inspectors.', fil: 'Ilagay kung sino ang bibisita.' },
  'time.required': { en: 'Please choose a time.', fil: 'Pumili ng oras.' },
  'orders.format': {
    en: 'Please choose 2 to 20 orders of payment.',
    fil: 'Pumili ng dalawa hanggang dalawampung order of payment.',
  },
  'installments.format': { en: 'Please choose the installments to pay.', fil: 'Piliin kung alin ang babayaran.' },
  'payment_method.required': { en: 'Please choose how to pay.', fil: 'Piliin kung paano magbabayad.' },
  'reference_no.format': {
    en: 'Please enter the reference number, for example APP-2026-000045.',
    fil: 'Ilagay ang reference number na gaya ng APP-2026-000045.',
  },
  'permit_no.format': {
    en: 'Please enter the permit number, for example MP-2026-00102.',
    fil: 'Ilagay ang numero ng permit na gaya ng MP-2026-00102.',
  },
} satisfies Messages;
