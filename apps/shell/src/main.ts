import './first.ts';
import './index.css';
import { yieldToBrowser } from './next-task.ts';
import { startShell } from './start.tsx';

void yieldToBrowser().then(() => startShell(document));
