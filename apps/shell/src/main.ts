import { guardScripts } from './release/trust/policy.ts';
import { begin } from './start.tsx';

guardScripts(document);
void begin(document);
