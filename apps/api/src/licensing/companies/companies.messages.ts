import type { Messages } from '@ebpls/contracts';

/** Messages of the server about the registration of a business. */
export const messages = {
  'company.draft_limit': {
    en: 'You have {most} registrations that are begun and not finished. Please finish or discard one of them first; what is discarded counts for one more day.',
    fil: 'May {most} pagrerehistro kang sinimulan na hindi pa tapos. Tapusin o itapon muna ang isa sa mga ito; ang itinapon ay bibilangin pa nang isang araw.',
  },
  'name.dash': {
    en: 'Signs alone are no name. Who has one legal name chooses “I have only one name”.',
    fil: 'Hindi pangalan ang mga bantas lamang. Piliin ang “Iisa lamang ang pangalan ko” kung iisa ang legal na pangalan.',
  },
  'day.in_future': { en: 'This date is still to come.', fil: 'Hindi pa dumarating ang petsang ito.' },
  'registration.expired': {
    en: 'This registration has expired. Please renew it first.',
    fil: 'Paso na ang rehistrong ito. I-renew muna ito.',
  },
  'birth_date.under_age': {
    en: 'The owner must be 18 years old or older.',
    fil: 'Dapat 18 taong gulang o higit pa ang may-ari.',
  },
  'lease.ends_before_start': {
    en: 'The lease must end after it starts.',
    fil: 'Dapat matapos ang upa pagkatapos nitong magsimula.',
  },
  'main_office_address.required': {
    en: 'Please enter the address of the main office.',
    fil: 'Ilagay ang address ng pangunahing opisina.',
  },
  'date_started.too_late': {
    en: 'The business may start within 60 days from today at the latest.',
    fil: 'Dapat magsimula ang negosyo sa loob ng 60 araw mula ngayon.',
  },
  'date_started.before_registration': {
    en: 'The business cannot start before its registration.',
    fil: 'Hindi maaaring magsimula ang negosyo bago ang rehistro nito.',
  },
  'company_name.in_use': {
    en: 'A business of this name is already registered in this barangay.',
    fil: 'May nakarehistro nang negosyong may ganitong pangalan sa barangay na ito.',
  },
  'registration_no.in_use': {
    en: 'This registration number already belongs to another business here.',
    fil: 'Sa ibang negosyo na rito ang numero ng rehistrong ito.',
  },
  'company.locked': {
    en: 'An application of this business is with the offices. It can be changed again when the application comes back or is finished.',
    fil: 'Nasa mga tanggapan ang isang aplikasyon ng negosyong ito. Mababago itong muli kapag naibalik o natapos na ang aplikasyon.',
  },
  'company.needs_amendment': {
    en: 'A permit was issued on this. It changes through an amendment; please ask the licensing office.',
    fil: 'May naibigay nang permit para rito. Mababago ito sa pamamagitan ng amendment; magtanong sa tanggapan ng lisensiya.',
  },
  'company.not_registered': {
    en: 'Please complete the registration of the business first.',
    fil: 'Kumpletuhin muna ang rehistro ng negosyo.',
  },
  'company.registered_already': {
    en: 'This business is registered already and cannot be discarded.',
    fil: 'Nakarehistro na ang negosyong ito at hindi na maitatapon.',
  },
  'payment_method.not_offered': {
    en: 'This way to pay is not offered here.',
    fil: 'Hindi iniaalok dito ang ganitong paraan ng pagbabayad.',
  },
} satisfies Messages;
