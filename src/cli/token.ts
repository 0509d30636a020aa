import { SlipwayError } from '../base/errors.ts';
import { isObject } from '../base/json.ts';
import type { Command } from './command.ts';
import { EXIT } from './io.ts';
import { dataDirOf, findPlatform, type RunFile } from './running.ts';

/** An ID token of a running embedded platform, for its control plane. Lives five minutes. */
export async function platformToken(platform: RunFile, audience = platform.baseUrl): Promise<string> {
  const url = new URL(platform.requestUrl);
  url.searchParams.set('audience', audience);
  const response = await fetch(url, { headers: { authorization: `Bearer ${platform.requestToken}` } }).catch(
    (cause) => {
      throw new SlipwayError('unreachable', `The platform at ${platform.baseUrl} does not answer`, {
        remedy: 'Is it still running? Start it again with "slipway platform".',
        cause,
      });
    },
  );
  const answer: unknown = await response.json();
  if (response.ok && isObject(answer) && typeof answer.value === 'string') return answer.value;
  throw new SlipwayError('unauthorized', `The platform at ${platform.baseUrl} gives no token (${response.status})`, {
    remedy: 'The data directory may be of another platform; name the right one with --data.',
  });
}

/** `slipway token`: prints an ID token of the embedded identity provider, fit for `id-token-command`. */
export const tokenCommand: Command = {
  summary: 'Prints an ID token of the embedded identity provider, fit for id-token-command.',
  usage: '[--audience URL] [--data DIR] [--json]',
  flags: { audience: { value: 'URL', text: "the token's audience (default: the platform itself)" } },
  async run(given, io) {
    const { audience } = given.flags;
    const platform = await findPlatform(dataDirOf(given, io));
    const token = await platformToken(platform, typeof audience === 'string' ? audience : undefined);
    io.out(given.flags.json ? `${JSON.stringify({ token })}\n` : `${token}\n`);
    return EXIT.done;
  },
};
