import type { Messages } from '@ebpls/contracts';

/** Messages of the server about the registration of a business. */
export const messages = {
  'company.draft_limit': {
    en:
      'You have {most} unfinished registrations. Please finish or delete one first. A deleted registration still ' +
      'counts toward this limit for one day.',
    fil:
      'May {most} pagrerehistro kang hindi pa tapos. Tapusin o burahin muna ang isa. Kasama pa sa bilang na ito ' +
      'nang isang araw ang binura mo.',
  },
  'name.dash': {
    en: 'Please enter a name, not only symbols. If you have only one legal name, choose “I have only one name”.',
    fil: 'Hindi pangalan ang mga bantas lamang. Piliin ang “Iisa lamang ang pangalan ko” kung iisa ang legal na pangalan.',
  },
  'day.in_future': { en: 'This date is in the future.', fil: 'Hindi pa dumarating ang petsang ito.' },
  'registration.expired': {
    en: 'This registration has expired. Please renew it first.',
    fil: 'Nag-expire na ang rehistrong ito. I-renew muna ito.',
  },
  'birth_date.under_age': {
    en: 'The owner must be 18 years old or older.',
    fil: 'Dapat 18 taong gulang o higit pa ang may-ari.',
  },
  'lease.ends_before_start': {
    en: 'The lease must end after its start date.',
    fil: 'Dapat matapos ang upa pagkatapos nitong magsimula.',
  },
  'main_office_address.required': {
    en: 'Please enter the address of the main office.',
    fil: 'Ilagay ang address ng pangunahing opisina.',
  },
  'date_started.too_late': {
    en: 'The business must start within 60 days from today.',
    fil: 'Dapat magsimula ang negosyo sa loob ng 60 araw mula ngayon.',
  },
  'date_started.before_registration': {
    en: 'The business cannot start before its registration.',
    fil: 'Hindi maaaring magsimula ang negosyo bago ang rehistro nito.',
  },
  'company_name.in_use': {
    en: 'A business with this name is already registered in this barangay.',
    fil: 'May nakarehistro nang negosyong may ganitong pangalan sa barangay na ito.',
  },
  'registration_no.in_use': {
    en: 'This registration number already belongs to another business.',
    fil: 'Sa ibang negosyo na rito ang numero ng rehistrong ito.',
  },
  'company.locked': {
    en: 'The offices are reviewing an application of this business. You can edit the business when the application is returned or finished.',
    fil: 'Nasa mga tanggapan ang isang aplikasyon ng negosyong ito. Mababago itong muli kapag naibalik o natapos na ang aplikasyon.',
  },
  'company.needs_amendment': {
    en:
      'A permit was already issued with this information. To change it, file an amendment or contact the licensing ' +
      'office.',
    fil:
      'May naibigay nang permit na may ganitong impormasyon. Para baguhin ito, maghain ng pagbabago o ' +
      'makipag-ugnayan sa tanggapan ng lisensiya.',
  },
  'company.not_registered': {
    en: 'Please finish registering the business first.',
    fil: 'Kumpletuhin muna ang rehistro ng negosyo.',
  },
  'company.registered_already': {
    en: 'This business is already registered and cannot be deleted.',
    fil: 'Nakarehistro na ang negosyong ito at hindi na mabubura.',
  },
  'payment_method.not_offered': {
    en: 'This payment method is not available.',
    fil: 'Hindi iniaalok dito ang ganitong paraan ng pagbabayad.',
  },
} satisfies Messages;
