/** The code that a trial plants in an app. It runs when the module that has it is loaded. */

/** Texts of the lines that fail. A finding must be on them. */
export const MARKS = { crash: 'The database does not answer', variable: 'DATABASE_URL is not set' } as const;

/** The port that is not `PORT`. */
export const WRONG_PORT = 4711;

/**
 * One statement for each fault that the variable `FAULT` chooses, so that one build has all of them. `port` sets the port before the
 * server reads it, if the module is loaded before.
 */
export const FAULTS = `if (process.env.FAULT === 'crash') throw new Error('${MARKS.crash}');
if (process.env.FAULT === 'variable' && !process.env.DATABASE_URL) throw new Error('${MARKS.variable}');
if (process.env.FAULT === 'memory') for (const kept = []; ; ) kept.push(new Array(1_000_000).fill(0));
if (process.env.FAULT === 'port') process.env.PORT = '${WRONG_PORT}';
if (process.env.FAULT === 'silent') await new Promise(() => setInterval(() => {}, 1000));
`;

/** The same for code that may not wait at its top level: it blocks the thread. */
export const BLOCKING_FAULTS = FAULTS.replace(
  'await new Promise(() => setInterval(() => {}, 1000))',
  'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)',
);

/** The answer of `/stream`: `one`, and a second later `two`. */
export const STREAM =
  "new Response(new ReadableStream({ async start(to) { to.enqueue(new TextEncoder().encode('one')); await new Promise((done) => setTimeout(done, 1000)); to.enqueue(new TextEncoder().encode('two')); to.close(); } }))";

/** Inserts code before a part of a text. Throws if the template no longer has that part. */
export function before(text: string, part: string, code: string): string {
  if (!text.includes(part)) throw new Error(`The template has no "${part}"`);
  return text.replace(part, () => `${code}\n${part}`);
}
