import { expect, type Page } from '@playwright/test';

import { house } from './house.ts';
import { type Later, openLater } from './later.ts';
import { mailTo } from './outbox.ts';
import { pdfOf } from './papers.ts';
import { readable } from './readable.ts';
import { signIn, test } from './town.ts';

/** A bookkeeper renews for an owner from a phone, and reaches nothing on the day after the last one. */
test.describe.configure({ mode: 'serial' });
