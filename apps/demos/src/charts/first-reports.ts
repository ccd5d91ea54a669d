// Invented figures of the charts demo.

const REPORT_DAY_MS = 86_400_000;

const addDays = (now: Date, days: number): string => new Date(now.getTime() + days * REPORT_DAY_MS).toISOString();

/** Months of a year, by the first day of each. */
const MONTHS = Array.from({ length: 12 }, (_, month) => `2025-${String(month + 1).padStart(2, '0')}-01`);

/** Figures of the demonstration's shop; the template's names and envelopes are unchanged. Amounts in centavos. */
export const EARNINGS = {
  labels: MONTHS,
  datasets: [
    {
      label: 'income',
      data: [412, 380, 455, 498, 531, 490, 470, 515, 560, 602, 688, 910].map((peso) => peso * 10_000),
    },
    {
      label: 'expense',
      data: [301, 322, 340, 352, 398, 371, 366, 380, 402, 415, 470, 590].map((peso) => peso * 10_000),
    },
  ],
} as const;

export const SEGMENTS = [
  { name: 'Bibingka', value: 18_450_000 },
  { name: 'Puto bumbong', value: 12_120_000 },
  { name: 'Ensaymada', value: 9_870_000 },
  { name: 'Kakanin trays', value: 7_310_000 },
] as const;

export const REFERRALS = [
  { initials: 'PM', name: 'Public market', value: 8_420 },
  { initials: 'FB', name: 'Town page', value: 5_310 },
  { initials: 'PS', name: 'Parish bulletin', value: 2_240 },
  { initials: 'JT', name: 'Jeepney terminal', value: 1_180 },
] as const;

export const PRODUCTS = [
  { id: 'p1', name: 'Bibingka', subscriptions: 320, conversionRate: 86 },
  { id: 'p2', name: 'Puto bumbong', subscriptions: 214, conversionRate: 64 },
  { id: 'p3', name: 'Ensaymada', subscriptions: 187, conversionRate: 52 },
  { id: 'p4', name: 'Kakanin trays', subscriptions: 96, conversionRate: 33 },
] as const;

export const createReportActivities = (now: Date) => [
  {
    id: 'a1',
    subject: 'Amihan Cruz',
    type: 'purchase',
    description: 'bought three trays of bibingka',
    createdAt: addDays(now, 0),
  },
  {
    id: 'a2',
    subject: 'Bayani Santos',
    type: 'register',
    description: 'opened an account',
    createdAt: addDays(now, -1),
  },
  {
    id: 'a3',
    subject: 'Dalisay Ramos',
    type: 'purchase',
    description: 'ordered for a wedding',
    createdAt: addDays(now, -2),
  },
];

export const createReportTasks = (now: Date) => [
  { id: 't1', title: 'Renew the sanitary permit', members: ['Liwayway Reyes'], deadline: addDays(now, 2) },
  { id: 't2', title: 'Count the flour', members: ['Bayani Santos', 'Amihan Cruz'], deadline: addDays(now, 1) },
  { id: 't3', title: 'Plan the fiesta stand', members: ['Dalisay Ramos'], deadline: addDays(now, 14) },
];

export const createReportOrders = (now: Date) => [
  {
    id: 'o1',
    ref: 'DEV1042',
    customer: 'Amihan Cruz',
    items: 3,
    totalAmount: 145_000,
    currency: 'PHP',
    status: 'complete',
    createdAt: addDays(now, 0),
  },
  {
    id: 'o2',
    ref: 'DEV1041',
    customer: 'Bayani Santos',
    items: 1,
    totalAmount: 42_500,
    currency: 'PHP',
    status: 'pending',
    createdAt: addDays(now, -1),
  },
  {
    id: 'o3',
    ref: 'DEV1040',
    customer: 'Dalisay Ramos',
    items: 12,
    totalAmount: 980_000,
    currency: 'PHP',
    status: 'rejected',
    createdAt: addDays(now, -3),
  },
];

export const createReportProjects = (now: Date) => [
  {
    id: 'l1',
    title: 'Stand at the town fiesta',
    author: 'Liwayway Reyes',
    technologies: ['Baking', 'Carpentry'],
    price: 2_500_000,
    currency: 'PHP',
    createdAt: addDays(now, -4),
  },
  {
    id: 'l2',
    title: 'Delivery by tricycle',
    author: 'Bayani Santos',
    technologies: ['Transport'],
    price: 1_200_000,
    currency: 'PHP',
    createdAt: addDays(now, -9),
  },
];
