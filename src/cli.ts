import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import type { TypeInCheckout } from './contract/checkout-type.ts';
import type { MovePlatform } from './contract/platform-move.ts';
import type { StartPlatform } from './contract/platform-start.ts';

/** The checkout or package that holds the examples and the bundles: above src/, or above dist/cli/. */
const root = join(import.meta.dirname, import.meta.filename.endsWith('.ts') ? '..' : '../..');
// Node strips the types of the sources, or compiles the bundle, once and not at every start. This covers only what is
// loaded later, so the imports follow.
enableCompileCache(join(root, 'node_modules', '.cache', 'slipway'));
const { runCli } = await import('./cli/flags/command.ts');
const { commands } = await import('./cli/commands.ts');
const { processIo } = await import('./cli/terminal/io.ts');
const { stopOnSignals } = await import('./cli/terminal/signals.ts');

const start: StartPlatform = async ({ cluster, ...options }) =>
  cluster
    ? (await import('./platform/engines/cluster.ts')).startClusterPlatform({ ...options, cluster })
    : (await import('./platform/engines/local.ts')).startLocalPlatform(options);
const move: MovePlatform = async (options) => (await import('./platform/engines/move.ts')).movePlatform(options);
const typeOf: TypeInCheckout = async (checkout) =>
  (await import('./platform/worker/detect/checkout.ts')).typeInCheckout(checkout);
const stop = new AbortController();
stopOnSignals(process, stop);

process.exitCode = await runCli(
  process.argv.slice(2),
  commands(start, root, move, typeOf),
  processIo(process, stop.signal),
);
