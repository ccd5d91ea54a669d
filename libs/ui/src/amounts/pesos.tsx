import { type Centavos, pesosText } from '@ebpls/contracts';

/** `₱1,234.50`: always the sign, the thousands and two decimals. */
export function pesosWritten(amount: Centavos): string {
  const [whole = '0', fraction = '00'] = pesosText(amount).replace('-', '').split('.');
  return `${amount < 0 ? '−' : ''}₱${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`;
}

/** An amount of money in tabular figures that never breaks. */
export function Pesos({ amount, strong }: { readonly amount: Centavos; readonly strong?: boolean | undefined }) {
  return <span className={strong ? 'eb-amount strong' : 'eb-amount'}>{pesosWritten(amount)}</span>;
}
