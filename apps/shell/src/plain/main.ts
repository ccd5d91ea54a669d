// Script of the start page. The page is complete without it; React comes with the first page behind a link.

import { prefetchFiles } from './prefetch.ts';
import { watchForm } from './form-download.ts';
import { watchNotices } from './notices.ts';
import { watchSettings } from './settings.ts';

// Written into the document by the build.
const prefetchList = document.querySelector<HTMLMetaElement>('meta[name="ahead"]')?.content ?? '';

// The whole script of the start page. The page is complete without it; React comes with the first page behind a link.
watchSettings();
watchNotices();
watchForm();
prefetchFiles(prefetchList.split(' ').filter(Boolean));
