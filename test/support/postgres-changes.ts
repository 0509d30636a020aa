import { Client } from 'pg';
import type { Change, Changes } from '../../src/platform/stores/changes.ts';

/** Listens to the changes that the stores on PostgreSQL announce, for tests of those stores. Does not connect again. */
export async function listenForChanges(url: string): Promise<Changes & AsyncDisposable> {
  const listeners = new Set<(change: Change) => void>();
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  client.on('notification', ({ payload = '' }) => {
    const change = changeOf(payload);
    if (change) for (const listener of [...listeners]) listener(change);
  });
  await client.connect();
  await client.query('LISTEN slipway');
  return {
    subscribe(listener) {
      const subscription = (change: Change) => listener(change);
      listeners.add(subscription);
      return { [Symbol.dispose]: () => void listeners.delete(subscription) };
    },
    [Symbol.asyncDispose]: () => client.end(),
  };
}

/** Reads `<number> <kind> <name>`. */
function changeOf(payload: string): Change | undefined {
  const [, kind, name = ''] = /^\d+ (\S+) (.*)$/s.exec(payload) ?? [];
  if (kind === 'site') return { kind, subdomain: name };
  if (kind === 'domain') return { kind, domain: name };
  if (kind === 'table') return { kind, tokenHash: name };
  if (kind === 'role') return { kind, accessKeyID: name };
  if (kind === 'ended') return { kind, deployID: name };
  return kind === 'jobs' ? { kind } : undefined;
}
