import { once } from 'node:events';
import { jsonLog } from '../base/log.ts';
import type { Command } from './command.ts';
import { type Given, portOf } from './flags.ts';
import { EXIT } from './io.ts';
import { dataDirOf, type StartPlatform } from './running.ts';

const DEFAULT_PORT = 4400;

/** `slipway platform`: starts the embedded platform and serves until it is interrupted. */
export function platformCommand(start: StartPlatform): Command {
  return {
    summary: 'Starts the embedded platform and serves until Ctrl-C.',
    usage: '[--data DIR] [--port N] [--host ADDRESS] [--public-url URL] [--sites-domain NAME] [--git-url TEMPLATE] …',
    flags: {
      'allow-local-git': { text: 'take local paths and file:// URLs as repositories' },
      'git-url': { value: 'TEMPLATE', text: "what owner/name becomes (default 'https://github.com/{repository}.git')" },
      host: { value: 'ADDRESS', text: 'the address to listen on (default 127.0.0.1)' },
      'public-url': { value: 'URL', text: 'where clients reach it behind a proxy (default http://127.0.0.1:PORT)' },
      'sites-domain': { value: 'NAME', text: 'sites are at <subdomain>.NAME (default localhost)' },
    },
    async run(given, io) {
      await using platform = await start({
        dir: dataDirOf(given, io),
        port: portOf(given, DEFAULT_PORT),
        allowLocalGit: given.flags['allow-local-git'] === true,
        ...named(given),
        env: io.env,
        log: jsonLog(io.err),
      });
      const { baseUrl, kvsUrl, consoleUrl, issuer, dataDir } = platform;
      if (given.flags.json) {
        io.out(`${JSON.stringify({ ready: true, baseUrl, kvsUrl, consoleUrl, issuer, dataDir })}\n`);
      } else {
        io.out(`Platform  ${baseUrl}\nConsole   ${consoleUrl}\nData      ${dataDir}\nStop it with Ctrl-C.\n`);
      }
      if (!io.signal.aborted) await once(io.signal, 'abort');
      if (!given.flags.json) io.err('Stopping.\n');
      return EXIT.done;
    },
  };
}

/** Flags with the names of their options. */
const OPTIONS = {
  'git-url': 'gitUrlTemplate',
  host: 'host',
  'public-url': 'publicUrl',
  'sites-domain': 'sitesDomain',
} as const;

/** Those that were given; the others keep the platform's defaults. */
function named({ flags }: Given): Partial<Record<(typeof OPTIONS)[keyof typeof OPTIONS], string>> {
  const given = Object.entries(OPTIONS).map(([flag, option]) => [option, flags[flag]] as const);
  return Object.fromEntries(given.filter(([, value]) => typeof value === 'string'));
}
