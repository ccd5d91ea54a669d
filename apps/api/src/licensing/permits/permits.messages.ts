import type { Messages } from '@ebpls/contracts';

/** Texts about signing, releasing and revoking a permit. */
export const messages = {
  'permit.clearance_missing': {
    en: 'A clearance for this application is still missing, so the permit cannot be released.',
    fil: 'May clearance pang hindi naibibigay, kaya hindi pa mailalabas ang permit.',
  },
  'permit.payment_missing': {
    en: 'The payment for this application has no receipt yet, so the permit cannot be released.',
    fil: 'Wala pang resibo ang bayad ng aplikasyong ito, kaya hindi pa mailalabas ang permit.',
  },
  'permit.payment_undone': {
    en: 'The payment for this application was cancelled, reversed or returned after the release. The permit can be signed when the amount is paid.',
    fil: 'Kinansela, binaligtad o ibinalik ang bayad ng aplikasyong ito matapos mailabas ang permit. Malalagdaan ang permit kapag nabayaran na ang halaga.',
  },
  'permit.not_released': {
    en: 'The permit for this application has not been released yet, so there is nothing to sign.',
    fil: 'Hindi pa nailalabas ang permit ng aplikasyong ito, kaya wala pang lalagdaan.',
  },
  'permit.nothing_to_print': {
    en: 'The permit for this application has not been released yet, so there is nothing to print.',
    fil: 'Hindi pa nailalabas ang permit ng aplikasyong ito, kaya wala pang ipi-print.',
  },
  'permit.signed_already': { en: 'This permit was already signed.', fil: 'Nalagdaan na ang permit na ito.' },
  'permit.own_release': {
    en: 'You released this permit, so another officer must sign it.',
    fil: 'Ikaw ang naglabas ng permit na ito, kaya ibang tao ang dapat lumagda.',
  },
  'permit.business_stopped': {
    en: 'This business is suspended, closed or retired, so its permit cannot be signed.',
    fil: 'Suspendido, ipinasara o isinara na ang negosyong ito, kaya hindi malalagdaan ang permit.',
  },
  'permit.not_signed_yet': {
    en: 'This permit has not been signed yet. We will e-mail you when it is ready.',
    fil: 'Hindi pa nalalagdaan ang permit na ito. Padadalhan ka namin ng e-mail kapag handa na.',
  },
  'mail.temporary_permit_issued.subject': {
    en: 'Your temporary permit {permit_no} is ready',
    fil: 'Handa na ang iyong pansamantalang permit na {permit_no}',
  },
  'mail.temporary_permit_issued.text': {
    en:
      'The temporary permit {permit_no} of {company_name} was signed. It is valid only for the dates and place ' +
      'stated on it. Please post it there.\n\n{link}',
    fil:
      'Nilagdaan na ang pansamantalang permit na {permit_no} ng {company_name}. May bisa lamang ito sa mga petsa ' +
      'at lugar na nakasulat dito. Ipaskil ito roon.\n\n{link}',
  },
  'mail.permit_certified.subject': {
    en: 'Permit {permit_no} of {year} was signed for the record',
    fil: 'Nilagdaan para sa talaan ang permit na {permit_no} ng {year}',
  },
  'mail.permit_certified.text': {
    en:
      'Permit {permit_no} certifies that {company_name} applied and paid for its {year} permit. That year has ' +
      'ended, so the business may not operate with this permit. Please renew for the current year.\n\n{link}',
    fil:
      'Pinatutunayan ng permit na {permit_no} na nag-apply at nagbayad ang {company_name} para sa permit nito ng ' +
      '{year}. Tapos na ang taon na iyon, kaya hindi maaaring mag-operate ang negosyo gamit ang permit na ito. ' +
      'Mag-renew para sa kasalukuyang taon.\n\n{link}',
  },
  'mail.permit_issued.subject': {
    en: 'Your business permit {permit_no} is ready',
    fil: 'Handa na ang iyong business permit na {permit_no}',
  },
  'mail.permit_issued.text': {
    en:
      'The business permit {permit_no} of {company_name} was signed and is now valid. You can download it ' +
      'here. Please post it where customers can see it.\n\n{link}',
    fil:
      'Nilagdaan na at may bisa na ang business permit na {permit_no} ng {company_name}. Mada-download mo ito ' +
      'rito. Ipaskil ito kung saan makikita ng mga mamimili.\n\n{link}',
  },
} satisfies Messages;
