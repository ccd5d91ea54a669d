import './first.ts';
import './index.css';
import { nextTask } from './next-task.ts';
import { begin } from './start.tsx';

void nextTask().then(() => begin(document));
