// Starts the shell in a task of its own, after the first script of the document.

import './first.ts';
import './index.css';
import { yieldToBrowser } from './next-task.ts';
import { startShell } from './start.tsx';

void yieldToBrowser().then(() => startShell(document));
