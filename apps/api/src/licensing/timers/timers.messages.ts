import type { Messages } from '@ebpls/contracts';

/** Texts of the timers: mails to owners and staff, lines of the history, and the fire bureau's list. */
export const messages = {
  'fire_list.unknown': {
    en: 'No registered business has this number: {codes}.',
    fil: 'Walang rehistradong negosyo na may ganitong numero: {codes}.',
  },

  'fire_list.paper_required': {
    en: 'Please record the paper first by which the fire bureau gave the list.',
    fil: 'Itala muna ang kasulatang nagbigay ng listahan mula sa bumbero.',
  },

  'mail.unjudged.subject': {
    en: '{assessment_code}: nobody has judged it in time',
    fil: '{assessment_code}: hindi pa nasusuri sa takdang oras',
  },
  'mail.unjudged.text': {
    en: 'The application {assessment_code} of {company_name} was not judged within one working day. It cannot be accepted by itself because these papers are missing or not good: {codes}. Please return it or ask for them.\n\n{link}',
    fil: 'Hindi nasuri sa loob ng isang araw ng trabaho ang aplikasyong {assessment_code} ng {company_name}. Hindi ito kusang matatanggap dahil kulang o hindi maayos ang mga papeles na ito: {codes}. Ibalik ito o hingin ang mga iyon.\n\n{link}',
  },
  'mail.unjudged_years.subject': {
    en: '{assessment_code}: an earlier year was not filed',
    fil: '{assessment_code}: may naunang taong hindi naisumite',
  },
  'mail.unjudged_years.text': {
    en: 'The application {assessment_code} of {company_name} was not judged within one working day. It cannot be accepted by itself because nothing was filed for {years}. Please return it, so that the owner declares these years too.\n\n{link}',
    fil: 'Hindi nasuri sa loob ng isang araw ng trabaho ang aplikasyong {assessment_code} ng {company_name}. Hindi ito kusang matatanggap dahil walang naisumite para sa {years}. Ibalik ito upang ilahad din ng may-ari ang mga taong iyon.\n\n{link}',
  },
  'mail.unjudged_early.subject': {
    en: '{assessment_code}: filed before the year was over',
    fil: '{assessment_code}: isinumite bago natapos ang taon',
  },
  'mail.unjudged_early.text': {
    en: 'The application {assessment_code} of {company_name} was not judged within one working day. It cannot be accepted by itself because its sales were declared before their year was over. Please return it, so that the owner declares them again.\n\n{link}',
    fil: 'Hindi nasuri sa loob ng isang araw ng trabaho ang aplikasyong {assessment_code} ng {company_name}. Hindi ito kusang matatanggap dahil inilahad ang benta bago natapos ang taon nito. Ibalik ito upang ilahad muli ng may-ari.\n\n{link}',
  },
  'mail.returned_reminder.subject': {
    en: '{assessment_code}: we still wait for your correction',
    fil: '{assessment_code}: hinihintay pa namin ang iyong pagwawasto',
  },
  'mail.returned_reminder.text': {
    en: 'The application {assessment_code} of {company_name} is with you:\n\n{remarks}\n\nPlease correct it and file it again by {last_day}. After that day it lapses.\n\n{link}',
    fil: 'Nasa iyo ang aplikasyong {assessment_code} ng {company_name}:\n\n{remarks}\n\nIwasto ito at ihaing muli hanggang {last_day}. Pagkalipas ng araw na iyon ay mawawalan ito ng bisa.\n\n{link}',
  },
  'mail.returned_lapsed.subject': {
    en: '{assessment_code}: your application lapsed',
    fil: '{assessment_code}: lumipas na ang iyong aplikasyon',
  },
  'mail.returned_lapsed.text': {
    en: 'The application {assessment_code} of {company_name} was not filed again within 30 days, so it has lapsed. You can file a new one at any time.\n\n{link}',
    fil: 'Hindi naihaing muli sa loob ng 30 araw ang aplikasyong {assessment_code} ng {company_name}, kaya lumipas na ito. Maaari kang maghain ng bago kahit kailan.\n\n{link}',
  },
  'mail.part_late.subject': {
    en: '{assessment_code}: {office} is late',
    fil: '{assessment_code}: huli na ang {office}',
  },
  'mail.part_late.text': {
    en: 'The part of {office} in the application {assessment_code} of {company_name} was due on {due_on}. It counts as late in the report to ARTA. Please decide it today.\n\n{link}',
    fil: 'Takda noong {due_on} ang bahagi ng {office} sa aplikasyong {assessment_code} ng {company_name}. Kabilang ito sa mga huli sa ulat sa ARTA. Pasyahan ito ngayon.\n\n{link}',
  },
  'mail.promise_soon.subject': {
    en: '{assessment_code}: due on {due_on}',
    fil: '{assessment_code}: takda sa {due_on}',
  },
  'mail.promise_soon.text': {
    en: '{office} asked this of {company_name}:\n\n{remarks}\n\nIt is due on {due_on}.\n\n{link}',
    fil: 'Hiningi ito ng {office} sa {company_name}:\n\n{remarks}\n\nTakda ito sa {due_on}.\n\n{link}',
  },
  'mail.promise_over.subject': {
    en: '{assessment_code}: the day of {due_on} has passed',
    fil: '{assessment_code}: lumipas na ang {due_on}',
  },
  'mail.promise_over.text': {
    en: '{office} asked this of {company_name}, due on {due_on}:\n\n{remarks}\n\nThe day has passed. Please look whether it was done and decide what follows.\n\n{link}',
    fil: 'Hiningi ito ng {office} sa {company_name}, takda noong {due_on}:\n\n{remarks}\n\nLumipas na ang araw. Tingnan kung nagawa ito at pasyahan ang susunod.\n\n{link}',
  },
  'mail.release_late.subject': {
    en: '{assessment_code}: paid, and not released',
    fil: '{assessment_code}: bayad na, hindi pa nailalabas',
  },
  'mail.release_late.text': {
    en: 'The application {assessment_code} of {company_name} was paid more than one working day ago and its permit is not released. Please release it today.\n\n{link}',
    fil: 'Mahigit isang araw ng trabaho nang bayad ang aplikasyong {assessment_code} ng {company_name} at hindi pa nailalabas ang permit nito. Ilabas ito ngayon.\n\n{link}',
  },
  'mail.part_running.subject': {
    en: '{assessment_code}: {percent}% of the time of {office} is used',
    fil: '{assessment_code}: nagamit na ang {percent}% ng panahon ng {office}',
  },
  'mail.part_running.text': {
    en: '{percent}% of the working days of {office} for the application {assessment_code} of {company_name} are used. Its last day is {due_on}; after it the task counts as late.\n\n{link}',
    fil: 'Nagamit na ang {percent}% ng mga araw ng trabaho ng {office} para sa aplikasyong {assessment_code} ng {company_name}. Huling araw ang {due_on}; pagkatapos nito ay mabibilang itong huli.\n\n{link}',
  },
  'mail.clock_running.subject': {
    en: '{assessment_code}: {percent}% of the legal time is used',
    fil: '{assessment_code}: nagamit na ang {percent}% ng takdang panahon',
  },
  'mail.clock_running.text': {
    en: '{percent}% of the legal working days of the application {assessment_code} of {company_name} are used. It is due on {due_on}.\n\n{link}',
    fil: 'Nagamit na ang {percent}% ng mga araw ng trabahong itinakda ng batas sa aplikasyong {assessment_code} ng {company_name}. Takda ito sa {due_on}.\n\n{link}',
  },
  'mail.clock_over.subject': {
    en: '{assessment_code}: the legal time is over',
    fil: '{assessment_code}: lampas na sa takdang panahon',
  },
  'mail.clock_over.text': {
    en: 'The application {assessment_code} of {company_name} was due on {due_on} and is still open. Late cases are reported to ARTA.\n\n{link}',
    fil: 'Takda noong {due_on} ang aplikasyong {assessment_code} ng {company_name} at bukas pa rin ito. Iniuulat sa ARTA ang mga huling kaso.\n\n{link}',
  },
  'mail.renewal_reminder.subject': {
    en: 'Please renew the permit of {company_name} for {year}',
    fil: 'I-renew ang permit ng {company_name} para sa {year}',
  },
  'mail.renewal_reminder.text': {
    en: 'The permit of {company_name} must be renewed for {year}. Filing and payment by {last_day} bear no surcharge.\n\n{link}',
    fil: 'Kailangang i-renew ang permit ng {company_name} para sa {year}. Walang dagdag na singil kung maihahain at mababayaran hanggang {last_day}.\n\n{link}',
  },
  'mail.installment_reminder.subject': { en: '{amount} is due on {due_on}', fil: 'Takda sa {due_on} ang {amount}' },
  'mail.installment_reminder.text': {
    en: 'The next installment of {company_name}, order of payment {top_no}, is {amount}. It is due on {due_on}; after that day a surcharge and interest are added.\n\n{link}',
    fil: 'Ang susunod na hulog ng {company_name}, order of payment {top_no}, ay {amount}. Takda ito sa {due_on}; pagkatapos ng araw na iyon ay may dagdag at interes.\n\n{link}',
  },
  'mail.business_expired.subject': {
    en: 'The permit of {company_name} was not renewed for {year}',
    fil: 'Hindi na-renew ang permit ng {company_name} para sa {year}',
  },
  'mail.business_expired.text': {
    en: 'No renewal of {company_name} was filed for {year}, so its permit has expired. A business that goes on without a permit may be closed. Please renew it, or tell us that it has closed.\n\n{link}',
    fil: 'Walang naihaing renewal ang {company_name} para sa {year}, kaya wala nang bisa ang permit nito. Maaaring ipasara ang negosyong nagpapatuloy nang walang permit. I-renew ito, o sabihin sa amin kung nagsara na.\n\n{link}',
  },
  'mail.business_delinquent.subject': {
    en: 'Notice of delinquency: {company_name}',
    fil: 'Abiso ng pagkadelinkuwente: {company_name}',
  },
  'mail.business_delinquent.text': {
    en: 'An installment of {company_name} is overdue. {amount} is owed today, surcharge and interest included. Please pay it, or write to the treasurer if you think that this is a mistake.\n\n{link}',
    fil: 'May hulog ang {company_name} na lampas na sa takdang araw. {amount} ang dapat bayaran ngayon, kasama ang dagdag at interes. Bayaran ito, o sumulat sa ingat-yaman kung sa tingin mo ay may mali.\n\n{link}',
  },
} satisfies Messages;
