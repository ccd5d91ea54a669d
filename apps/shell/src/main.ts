import './first.ts';
import { begin } from './start.tsx';

void begin(document);
