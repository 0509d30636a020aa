/**
 * `npm run bench [-- NAME … --verbose]`: measures one part after the other, and prints each row when it has it. A missed goal is
 * not an error. A part that cannot be measured is.
 */
import { type BenchRow, printRows } from './harness.ts';

const verbose = process.argv.includes('--verbose');
const PARTS: Readonly<Record<string, () => Promise<Iterable<BenchRow> | AsyncIterable<BenchRow>>>> = {
  startup: async () => (await import('./startup.ts')).benchStartup(),
  cli: async () => (await import('./cli.ts')).benchCli(),
  deploy: async () => (await import('./deploy.ts')).benchDeploy(),
  redeploy: async () => (await import('./redeploy.ts')).benchRedeploy(),
  diagnosis: async () => (await import('./diagnosis.ts')).benchDiagnosis(verbose),
  check: async () => (await import('./check.ts')).benchCheck(),
  edge: async () => (await import('./edge.ts')).benchEdge(),
  functions: async () => (await import('./functions.ts')).benchFunctions(),
  sync: async () => (await import('./sync.ts')).benchSync(),
  platform: async () => (await import('./platform.ts')).benchPlatform(),
  growth: async () => (await import('./growth.ts')).benchGrowth(),
  'growth-audit': async () => (await import('./growth-audit.ts')).benchAuditGrowth(),
  seed: async () => (await import('./seed.ts')).benchSeed(),
  kvs: async () => (await import('./kvs.ts')).benchKvs(),
  collection: async () => (await import('./collection.ts')).benchCollection(),
  cluster: async () => (await import('./cluster.ts')).benchCluster(),
  cdn: async () => (await import('./cdn.ts')).benchCdn(),
  hostile: async () => (await import('./hostile.ts')).benchHostile(),
};

const asked = process.argv.slice(2).filter((name) => name !== '--verbose');
const unknown = asked.find((name) => !Object.hasOwn(PARTS, name));
if (unknown !== undefined) {
  process.stderr.write(`Unknown bench: "${unknown}". Known: ${Object.keys(PARTS).join(', ')}.\n`);
  process.exit(2);
}
let areAllMeasured = true;
for (const [name, part] of Object.entries(PARTS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  process.stderr.write(`measuring ${name} …\n`);
  try {
    for await (const row of await part()) printRows([row]);
  } catch (error) {
    // The other parts may need other tools.
    process.stderr.write(`${name}: not measured: ${error instanceof Error ? error.message : String(error)}\n`);
    areAllMeasured = false;
  }
}
process.exitCode = areAllMeasured ? 0 : 1;
