import { type Centavos, formatPesosText } from '@ebpls/contracts';

/** Formats an amount as `₱1,234.50`: always the sign, the thousands and two decimals. */
export function formatPesos(amount: Centavos): string {
  const [whole = '0', fraction = '00'] = formatPesosText(amount).replace('-', '').split('.');
  return `${amount < 0 ? '−' : ''}₱${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`;
}

/** An amount of money in tabular figures that never breaks. */
export function Pesos({ amount, strong }: { readonly amount: Centavos; readonly strong?: boolean | undefined }) {
  const look = ['eb-amount', strong && 'strong', amount === 0 && 'zero'].filter(Boolean).join(' ');
  return <span className={look}>{formatPesos(amount)}</span>;
}
