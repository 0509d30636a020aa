import { once } from 'node:events';
import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withLocalhostNames } from '../../api/direct.ts';
import { SlipwayError } from '../../base/errors.ts';
import { present } from '../../base/json.ts';
import { silentLog } from '../../base/log.ts';
import type { PlatformStart, StartedPlatform, StartPlatform } from '../../contract/platform-start.ts';
import type { Command } from '../flags/command.ts';
import { PORT_FLAG, portOf } from '../flags/flags.ts';
import { rememberStarted } from '../platforms/known-platforms.ts';
import { dataDirOf } from '../platforms/running.ts';
import { demoRepository, runBundledAction } from '../project/demo.ts';
import { EXIT, type Io, printJson, progress } from '../terminal/io.ts';
import { exitOfStopped } from '../terminal/signals.ts';
import { progressLine } from '../terminal/terminal-reporter.ts';
import { consoleLink } from './console.ts';

const DEFAULT_PORT = 4400;

export function demoCommand(start: StartPlatform, root: string): Command {
  return {
    summary: 'Starts the platform, deploys examples/landing through the bundled action, and leaves the site up.',
    usage: '[--once] [--data DIR] [--port N] [--json]',
    examples: [
      ['slipway demo', 'leaves the site up until Ctrl-C'],
      ['slipway demo --once', 'ends when the site has answered'],
    ],
    flags: { once: { text: 'end after the deploy instead of serving' }, ...PORT_FLAG },
    async run(given, io) {
      const showStep: ShowStep = (name, detail, ms) => progress(io, progressLine(name, detail, ms));
      const [dir, port] = [dataDirOf(given, io), portOf(given, DEFAULT_PORT)];
      const options: PlatformStart = { dir, port, allowLocalGit: true, env: io.env, log: silentLog };
      progress(io, 'Slipway demo\n\n');
      const began = Date.now();
      await using platform = await startOnSomePort(start, options, given.flags.port === undefined, showStep);
      showStep('Platform', `on port ${new URL(platform.baseUrl).port}`, Date.now() - began);
      const site = await deployExample(platform, root, io, showStep);
      if (!given.flags.once && !given.flags.json) rememberStarted(platform.dataDir, io);
      const link = given.flags.once ? undefined : String((await consoleLink(given, io)).url);
      const { dataDir } = platform;
      if (given.flags.json) printJson(io, { ...site, dataDir, ...present({ consoleLink: link }) });
      else io.out(`\n  Live: ${site.url} (open this)\n  Deployment ${site.deployID}, data in ${dataDir}\n`);
      if (given.flags.once) return EXIT.done;
      if (!given.flags.json) io.out(`  Console: ${link}\n`);
      progress(io, '  The link signs you in once, within five minutes; "slipway console" makes another.\n');
      progress(io, '  Your own site: run "slipway deploy" in its folder, in another terminal.\n');
      progress(io, '  Stop with Ctrl-C.\n');
      if (!io.signal.aborted) await once(io.signal, 'abort');
      progress(io, '  Stopping.\n');
      return exitOfStopped(io);
    },
  };
}

type ShowStep = (name: string, detail: string, ms?: number) => void;

/** Starts on any free port if the default one is taken. A port that the user named is not replaced. */
async function startOnSomePort(start: StartPlatform, options: PlatformStart, mayMove: boolean, showStep: ShowStep) {
  try {
    return await start(options);
  } catch (error) {
    if (!mayMove || !(error instanceof SlipwayError) || error.code !== 'port_in_use') throw error;
    showStep('Platform', `port ${options.port} is taken; using a free one`);
    return start({ ...options, port: 0 });
  }
}

async function deployExample(platform: StartedPlatform, root: string, io: Io, showStep: ShowStep) {
  const bundle = join(root, 'dist', 'deploy', 'index.js');
  await access(bundle).catch((cause) => {
    const remedy = 'Build it with "npm run build".';
    throw new SlipwayError('file_not_found', `${bundle} is missing`, { remedy, cause });
  });
  const began = Date.now();
  const repository = join(platform.dataDir, 'demo', 'landing');
  const commit = await demoRepository(join(root, 'examples', 'landing'), repository, io.env);
  showStep('Repository', `examples/landing at ${commit.slice(0, 7)}`, Date.now() - began);

  const scratch = await mkdtemp(join(tmpdir(), 'slipway-demo-'));
  try {
    const outputs = await runBundledAction({ bundle, scratch, platform, repository, commit, io });
    const { url, 'deploy-id': deployID } = outputs;
    if (!url || !deployID) throw new SlipwayError('internal', 'The action named no URL');
    const fetched = Date.now();
    const bytes = await readSite(url);
    showStep('Site', `page and assets answer, ${bytes} bytes through the edge`, Date.now() - fetched);
    return { url, deployID, bytes };
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Returns the bytes of the page and its assets. */
async function readSite(url: string): Promise<number> {
  const get = withLocalhostNames(fetch);
  const read = async (target: string) => {
    const response = await get(target);
    const body = await response.text();
    if (!response.ok) throw new SlipwayError('verify_failed', `${target} answers ${response.status}`);
    return body;
  };
  const page = await read(url);
  const assets = Array.from(
    page.matchAll(/(?:src|href)="(\/[^"/][^"]*)"/g),
    ([, path = '/']) => new URL(path, url).href,
  );
  const bodies = await Promise.all([...new Set(assets)].map(read));
  return [page, ...bodies].reduce((sum, body) => sum + Buffer.byteLength(body), 0);
}
