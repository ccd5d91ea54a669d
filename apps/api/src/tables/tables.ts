import type { AccountTables } from './accounts.ts';
import type { BillTables } from './bills.ts';
import type { BookTables } from './books.ts';
import type { PrivacyTables } from './privacy/privacy.ts';
import type { GatewayOfficeTables } from './gateway-office.ts';
import type { ChangeTables, DelegationTables } from './changes.ts';
import type { CounterTables } from './counter.ts';
import type { InquiryTables } from './inquiries.ts';
import type { LedgerTables } from './ledger.ts';
import type { LicensingTables } from './licensing.ts';
import type { MoneyTables } from './money.ts';
import type { OperationsTables } from './operations.ts';
import type { OrdinanceTables } from './ordinances/ordinances.ts';
import type { AppealTables } from './offices/appeals.ts';
import type { AuditTables } from './offices/audits.ts';
import type { ChecklistTables } from './offices/checklists.ts';
import type { DeficiencyTables } from './offices/deficiencies.ts';
import type { FraudTables } from './offices/fraud-findings.ts';
import type { SanctionTables } from './offices/sanctions.ts';
import type { SatisfactionTables } from './offices/satisfaction.ts';
import type { SuccessionTables } from './offices/successions.ts';
import type { VisitTables } from './offices/visits.ts';

/** Every table of the product, split by noun; a test compares it with the database. */
export interface Tables
  extends
    AccountTables,
    AppealTables,
    AuditTables,
    BillTables,
    BookTables,
    ChangeTables,
    ChecklistTables,
    CounterTables,
    DeficiencyTables,
    DelegationTables,
    FraudTables,
    GatewayOfficeTables,
    InquiryTables,
    LedgerTables,
    LicensingTables,
    MoneyTables,
    OperationsTables,
    OrdinanceTables,
    PrivacyTables,
    SanctionTables,
    SatisfactionTables,
    SuccessionTables,
    VisitTables {}
