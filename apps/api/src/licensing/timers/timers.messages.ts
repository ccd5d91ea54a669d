import type { Messages } from '@ebpls/contracts';

/** Texts of the timers: mails to owners and staff, lines of the history, and the fire bureau's list. */
export const messages = {
  'fire_list.unknown': {
    en: 'No registered business has these numbers: {codes}.',
    fil: 'Walang rehistradong negosyo na may ganitong numero: {codes}.',
  },

  'fire_list.paper_required': {
    en: 'Please first record the document that came with the list of the Bureau of Fire Protection (BFP).',
    fil: 'Itala muna ang dokumentong kasama ng listahan mula sa BFP.',
  },

  'mail.unjudged.subject': {
    en: '{assessment_code}: not reviewed on time',
    fil: '{assessment_code}: hindi nasuri sa takdang panahon',
  },
  'mail.unjudged.text': {
    en:
      'Application {assessment_code} of {company_name} was not reviewed within one working day. It cannot be ' +
      'accepted automatically because these documents are missing or invalid: {codes}. Please return the application ' +
      'or request the documents.\n\n{link}',
    fil:
      'Hindi nasuri sa loob ng isang araw ng trabaho ang aplikasyong {assessment_code} ng {company_name}. Hindi ito ' +
      'kusang matatanggap dahil kulang o hindi maayos ang mga dokumentong ito: {codes}. Ibalik ang aplikasyon o ' +
      'hingin ang mga dokumento.\n\n{link}',
  },
  'mail.unjudged_years.subject': {
    en: '{assessment_code}: no application for an earlier year',
    fil: '{assessment_code}: walang aplikasyon para sa isang naunang taon',
  },
  'mail.unjudged_years.text': {
    en:
      'Application {assessment_code} of {company_name} was not reviewed within one working day. It cannot be ' +
      'accepted automatically because no application was filed for {years}. Please return it so that the owner can ' +
      'declare these years too.\n\n{link}',
    fil: 'Hindi nasuri sa loob ng isang araw ng trabaho ang aplikasyong {assessment_code} ng {company_name}. Hindi ito kusang matatanggap dahil walang naisumite para sa {years}. Ibalik ito upang ilahad din ng may-ari ang mga taon na iyon.\n\n{link}',
  },
  'mail.unjudged_early.subject': {
    en: '{assessment_code}: filed before the year ended',
    fil: '{assessment_code}: isinumite bago natapos ang taon',
  },
  'mail.unjudged_early.text': {
    en:
      'Application {assessment_code} of {company_name} was not reviewed within one working day. It cannot be ' +
      'accepted automatically because its sales were declared before the year ended. Please return it so that the ' +
      'owner can declare them again.\n\n{link}',
    fil: 'Hindi nasuri sa loob ng isang araw ng trabaho ang aplikasyong {assessment_code} ng {company_name}. Hindi ito kusang matatanggap dahil inilahad ang benta bago natapos ang taon nito. Ibalik ito upang ilahad muli ng may-ari.\n\n{link}',
  },
  'mail.returned_reminder.subject': {
    en: '{assessment_code}: please send your correction',
    fil: '{assessment_code}: ipadala ang iyong pagwawasto',
  },
  'mail.returned_reminder.text': {
    en:
      'Application {assessment_code} of {company_name} needs your correction:\n\n{remarks}\n\nPlease correct it and ' +
      'submit it again by {last_day}. After that date, the application will expire.\n\n{link}',
    fil:
      'Kailangan ng pagwawasto mo ang aplikasyong {assessment_code} ng {company_name}:\n\n{remarks}\n\nIwasto ito ' +
      'at isumite muli hanggang {last_day}. Mag-e-expire ito pagkalipas ng petsang iyon.\n\n{link}',
  },
  'mail.returned_lapsed.subject': {
    en: '{assessment_code}: your application expired',
    fil: '{assessment_code}: nag-expire ang iyong aplikasyon',
  },
  'mail.returned_lapsed.text': {
    en:
      'Application {assessment_code} of {company_name} was not resubmitted within 30 days, so it has expired. You ' +
      'can file a new one at any time.\n\n{link}',
    fil:
      'Hindi naisumite muli sa loob ng 30 araw ang aplikasyong {assessment_code} ng {company_name}, kaya ' +
      'nag-expire na ito. Maaari kang maghain ng bago anumang oras.\n\n{link}',
  },
  'mail.part_late.subject': {
    en: '{assessment_code}: {office} is late',
    fil: '{assessment_code}: huli na ang {office}',
  },
  'mail.part_late.text': {
    en:
      'The clearance of {office} for application {assessment_code} of {company_name} was due on {due_on}. It will ' +
      'be reported to ARTA as late. Please decide on it today.\n\n{link}',
    fil:
      'Takda noong {due_on} ang clearance ng {office} para sa aplikasyong {assessment_code} ng {company_name}. ' +
      'Kabilang ito sa mga huli sa ulat sa ARTA. Pagpasyahan ito ngayon.\n\n{link}',
  },
  'mail.promise_soon.subject': {
    en: '{assessment_code}: a condition is due on {due_on}',
    fil: '{assessment_code}: may kondisyong takda sa {due_on}',
  },
  'mail.promise_soon.text': {
    en: '{office} requires this from {company_name}:\n\n{remarks}\n\nIt is due on {due_on}.\n\n{link}',
    fil: 'Hiningi ito ng {office} sa {company_name}:\n\n{remarks}\n\nTakda ito sa {due_on}.\n\n{link}',
  },
  'mail.promise_over.subject': {
    en: '{assessment_code}: a condition was due on {due_on}',
    fil: '{assessment_code}: may kondisyong takda noong {due_on}',
  },
  'mail.promise_over.text': {
    en:
      '{office} required this from {company_name} by {due_on}:\n\n{remarks}\n\nThe due date has passed. Please ' +
      'check if it was done and decide the next step.\n\n{link}',
    fil:
      'Hiningi ito ng {office} sa {company_name}, takda noong {due_on}:\n\n{remarks}\n\nLumipas na ang ' +
      'takdang petsa. Tingnan kung nagawa ito at pagpasyahan ang susunod na hakbang.\n\n{link}',
  },
  'mail.release_late.subject': {
    en: '{assessment_code}: paid, but the permit was not released',
    fil: '{assessment_code}: bayad na, ngunit hindi pa nailalabas ang permit',
  },
  'mail.release_late.text': {
    en:
      'Application {assessment_code} of {company_name} was paid more than one working day ago, but its permit has ' +
      'not been released. Please release it today.\n\n{link}',
    fil: 'Mahigit isang araw ng trabaho nang bayad ang aplikasyong {assessment_code} ng {company_name} at hindi pa nailalabas ang permit nito. Ilabas ito ngayon.\n\n{link}',
  },
  'mail.part_running.subject': {
    en: '{assessment_code}: {office} has used {percent}% of its time',
    fil: '{assessment_code}: nagamit na ang {percent}% ng panahon ng {office}',
  },
  'mail.part_running.text': {
    en:
      '{office} has used {percent}% of its working days for application {assessment_code} of ' +
      '{company_name}. The deadline is {due_on}. After that date, the clearance will be counted as ' +
      'late.\n\n{link}',
    fil:
      'Nagamit na ang {percent}% ng mga araw ng trabaho ng {office} para sa aplikasyong {assessment_code} ' +
      'ng {company_name}. Huling araw ang {due_on}. Pagkatapos ng petsang iyon, mabibilang na huli ang ' +
      'clearance.\n\n{link}',
  },
  'mail.clock_running.subject': {
    en: '{assessment_code}: {percent}% of the legal time used',
    fil: '{assessment_code}: nagamit na ang {percent}% ng takdang panahon',
  },
  'mail.clock_running.text': {
    en:
      'Application {assessment_code} of {company_name} has used {percent}% of its legal working days. It is due on ' +
      '{due_on}.\n\n{link}',
    fil: 'Nagamit na ang {percent}% ng mga araw ng trabahong itinakda ng batas sa aplikasyong {assessment_code} ng {company_name}. Takda ito sa {due_on}.\n\n{link}',
  },
  'mail.clock_over.subject': {
    en: '{assessment_code}: legal deadline passed',
    fil: '{assessment_code}: lampas na sa takdang panahon',
  },
  'mail.clock_over.text': {
    en:
      'Application {assessment_code} of {company_name} was due on {due_on} and is still open. Late cases are ' +
      'reported to ARTA.\n\n{link}',
    fil: 'Takda noong {due_on} ang aplikasyong {assessment_code} ng {company_name} at bukas pa rin ito. Iniuulat sa ARTA ang mga huling kaso.\n\n{link}',
  },
  'mail.renewal_reminder.subject': {
    en: 'Please renew the permit of {company_name} for {year}',
    fil: 'I-renew ang permit ng {company_name} para sa {year}',
  },
  'mail.renewal_reminder.text': {
    en:
      'The permit of {company_name} must be renewed for {year}. There is no surcharge if you file and pay by ' +
      '{last_day}.\n\n{link}',
    fil:
      'Kailangang i-renew ang permit ng {company_name} para sa {year}. Walang patong kung maihahain at mababayaran ' +
      'hanggang {last_day}.\n\n{link}',
  },
  'mail.installment_reminder.subject': { en: '{amount} is due on {due_on}', fil: 'Takda sa {due_on} ang {amount}' },
  'mail.installment_reminder.text': {
    en:
      'The next installment of {company_name}, order of payment {top_no}, is {amount}. It is due on {due_on}. After ' +
      'that date, a surcharge and interest will be added.\n\n{link}',
    fil:
      'Ang susunod na hulog ng {company_name}, order of payment {top_no}, ay {amount}. Takda ito sa {due_on}. ' +
      'Pagkatapos ng petsang iyon ay may patong at interes.\n\n{link}',
  },
  'mail.business_expired.subject': {
    en: 'The permit of {company_name} was not renewed for {year}',
    fil: 'Hindi na-renew ang permit ng {company_name} para sa {year}',
  },
  'mail.business_expired.text': {
    en:
      'No {year} renewal was filed for {company_name}, so its permit has expired. A business that operates without ' +
      'a permit may be closed. Please renew it, or retire the business if it has closed.\n\n{link}',
    fil:
      'Walang naihaing renewal ang {company_name} para sa {year}, kaya nag-expire na ang permit nito. Maaaring ' +
      'ipasara ang negosyong nag-ooperate nang walang permit. I-renew ito, o maghain ng pagsasara kung nagsara ' +
      'na.\n\n{link}',
  },
  'mail.business_delinquent.subject': {
    en: 'Notice of delinquency: {company_name}',
    fil: 'Abiso ng atraso: {company_name}',
  },
  'mail.business_delinquent.text': {
    en:
      'An installment of {company_name} is overdue. {amount} is due today, including surcharge and interest. ' +
      'Please pay it, or contact the treasurer if you believe this is a mistake.\n\n{link}',
    fil:
      'May hulog ang {company_name} na lampas na sa takda. {amount} ang dapat bayaran ngayon, kasama ang patong at ' +
      'interes. Bayaran ito, o makipag-ugnayan sa ingat-yaman kung sa tingin mo ay may mali.\n\n{link}',
  },
} satisfies Messages;
