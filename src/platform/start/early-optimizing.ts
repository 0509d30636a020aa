import { setFlagsFromString } from 'node:v8';

/** Calls of a function after which V8's optimizing compiler may take it. */
const CALLS = 400;
/** The major version of V8 that has the flag. Of a flag that it does not know, V8 complains on the terminal. */
const KNOWN = /^13\./;

/**
 * Lets V8 optimize functions after fewer calls than its 3,000. That number suits a web page, most of whose functions run
 * rarely. A server calls the same functions for each request, so its first thousands of requests were slower than those
 * after them: a file that the edge reads first took 3 to 6 % longer (`bench cluster`). Call it after the start, most of
 * whose functions run rarely too: it would take a tenth longer. For nodes of a cluster: it takes 6 MB, and a platform for one
 * check has ended before.
 */
export function optimizeEarly(): void {
  if (KNOWN.test(process.versions.v8)) setFlagsFromString(`--invocation-count-for-turbofan=${CALLS}`);
}
