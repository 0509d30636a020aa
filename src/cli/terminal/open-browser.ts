import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { SlipwayError } from '../../base/errors.ts';
import { cleanLine } from '../../base/text.ts';
import type { Io } from './io.ts';

/** Milliseconds in which the program that opens a browser says that it cannot. */
const GIVE_UP_MS = 2_000;

/** Returns an http or https URL of an answer: the system would start any program for another one. Throws `unexpected_response`. */
export function webUrl(text: string): string {
  const url = URL.parse(text);
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url.href;
  throw new SlipwayError('unexpected_response', `"${cleanLine(text, 200)}" is not the URL of a site`, {
    remedy: 'Check that --base-url names the platform.',
  });
}

/**
 * Opens a URL of `webUrl` in the browser of the person at this machine. Returns false if there is no screen or no program to do it.
 * The URL is an argument of that program, so other users of the machine can see it for a moment.
 */
export async function openBrowser(url: string, io: Pick<Io, 'env'>, platform = process.platform): Promise<boolean> {
  const command = commandFor(url, io.env, platform);
  if (!command) return false;
  const [program, ...args] = command;
  const child = spawn(program, args, { detached: true, stdio: 'ignore' });
  child.unref();
  try {
    await once(child, 'spawn');
    // A browser that has started keeps running. A program that fails ends at once.
    const ended = once(child, 'exit', { signal: AbortSignal.timeout(GIVE_UP_MS) });
    return await ended.then(([code]) => code === 0).catch(() => true);
  } catch {
    return false;
  }
}

function commandFor(url: string, env: Io['env'], platform: NodeJS.Platform): [string, ...string[]] | undefined {
  if (platform === 'darwin') return ['open', url];
  if (platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler', url];
  const hasScreen = Boolean(env.DISPLAY || env.WAYLAND_DISPLAY || env.WSL_DISTRO_NAME);
  return hasScreen ? ['xdg-open', url] : undefined;
}
