import type { Barangay } from '@ebpls/contracts';

/**
 * Barangays by code. `get` also finds one by a former code, or by the code of a barangay that was merged into it,
 * because filed forms and issued papers carry it; `has` and the list contain only current codes.
 */
export class BarangaysByCode extends Map<string, Barangay> {
  readonly #former: ReadonlyMap<string, string>;

  constructor(rows: readonly Barangay[], formerCodes: ReadonlyMap<string, string>) {
    super(rows.map((row) => [row.brgycode, row]));
    this.#former = formerCodes;
  }

  override get(code: string): Barangay | undefined {
    return super.get(code) ?? super.get(this.#former?.get(code) ?? '');
  }

  /** The current code; the same code where it is unknown. */
  currentCode(code: string): string {
    return this.get(code)?.brgycode ?? code;
  }

  /** Every barangay under each of its codes, for figures stored under a former code. */
  withFormer(): Barangay[] {
    const formerBarangays = [...this.#former.keys()].flatMap((code) => {
      const row = this.get(code);
      return row === undefined || this.has(code) ? [] : [{ ...row, brgycode: code }];
    });
    return [...this.values(), ...formerBarangays];
  }
}
