import { isObject, type JsonObject } from '../../base/json.ts';
import { isInside } from '../../base/paths.ts';
import { count, oneOf, type Reader, text } from '../../base/readers.ts';
import { readDiagnostics } from '../../contract/control-plane.ts';
import { readOutputPart } from '../dispatch/messages.ts';
import type { Call, Link, LinkHandlers } from '../sandbox/link.ts';
import type { Env } from '../sandbox/names.ts';
import type { Workspace } from '../sandbox/workspace.ts';
import { type Host, TOOLS } from '../worker/host.ts';

/** Without build metadata, which would give one version many names. */
const VERSION = /^\d{1,6}\.\d{1,6}\.\d{1,6}(?:-[0-9A-Za-z.-]{1,64})?$/;
/** Characters of a key, of a path, of a script. */
const KEY_LENGTH = 256;
const PATH_LENGTH = 4_096;
const SCRIPT_LENGTH = 8 * 1024 * 1024;
/** Commands at once. A correct worker runs one after another, and each may use all the memory of a build. */
const MOST_COMMANDS = 1;
/** Objects that one call asks for. */
const MOST_OBJECTS = 1_000;

/** Answers the calls of a confined worker. Each takes what its type says and nothing else, and says what is wrong with the rest. */
export function callsOf(host: Host, workspace: Workspace, link: () => Link): LinkHandlers['calls'] {
  const writer = () => host.writer();
  let running = 0;
  return {
    async fetch({ given: { what }, signal, event }) {
      const wanted = what === 'history' || what === 'largeFiles' ? what : 'commit';
      return { value: await host.fetch(wanted, { signal, onLine: (line) => event({ line }) }) };
    },
    async versions({ given: { tool } }) {
      return { value: await host.versionsOf(toolOf(tool)) };
    },
    async tool({ given: { name, version }, event }) {
      if (typeof version !== 'string' || !VERSION.test(version)) throw wrong('version');
      return { value: await host.tool({ name: toolOf(name), version }, (line) => event({ line })) };
    },
    async run({ given: { script, cwd, env, showsInstalls }, signal, event, read }) {
      if (running >= MOST_COMMANDS) throw new Error('The worker runs several commands at once');
      const folder = valid(cwd, text(PATH_LENGTH), 'folder');
      if (!isInside(workspace.root, folder)) throw wrong('folder');
      const command = { script: valid(script, text(SCRIPT_LENGTH), 'script'), cwd: folder, env: envOf(env) };
      running += 1;
      try {
        return {
          value: await host.run({
            ...command,
            showsInstalls: showsInstalls === true,
            signal,
            onLine: (line) => event({ line }),
            taken: read,
          }),
        };
      } finally {
        running -= 1;
      }
    },
    async look({ given: { part, isLast } }) {
      await host.look(valid(part, readOutputPart, 'description of the output'), isLast === true);
      return {};
    },
    async tried({ given: { found } }) {
      return { value: await host.tried(valid(found, readDiagnostics, 'list of findings')) };
    },
    async keep({ given: { objects } }) {
      if (!Array.isArray(objects) || objects.length > MOST_OBJECTS) throw wrong('list of objects');
      const kept = objects.map((each: unknown) => {
        const [key, size] = Array.isArray(each) ? each : [];
        return writer().keep(keyOf(key), sizeOf(size));
      });
      return { value: await Promise.all(kept) };
    },
    async put({ given: { key, sha256 }, bytes }) {
      await writer().put(keyOf(key), bytes, keyOf(sha256));
      return {};
    },
    async stream({ given: { key, size, sha256, stream }, signal }) {
      const open = () => partsOf(link(), { stream: sizeOf(stream) }, signal);
      await writer().putStream(keyOf(key), sizeOf(size), open, keyOf(sha256));
      return {};
    },
    async settle() {
      await writer().settle();
      return {};
    },
  } satisfies Record<string, (call: Call) => Promise<object>>;
}

async function* partsOf(link: Link, given: JsonObject, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  await link.call('open', given);
  for (;;) {
    signal.throwIfAborted();
    const { bytes } = await link.call('next', given);
    if (bytes.length === 0) return;
    yield bytes;
  }
}

function envOf(value: unknown): Env {
  if (!isObject(value)) throw wrong('environment');
  for (const each of Object.values(value)) if (typeof each !== 'string') throw wrong('environment');
  return value as Env;
}

/** Returns what a reader makes of a member, and rejects the call if it is not valid. */
function valid<Value>(value: unknown, read: Reader<Value>, what: string): Value {
  const found = read(value);
  if (found === undefined) throw wrong(what);
  return found;
}

const toolOf = (value: unknown) => valid(value, oneOf(TOOLS), 'tool');
const keyOf = (value: unknown) => valid(value, text(KEY_LENGTH), 'key');
const sizeOf = (value: unknown) => valid(value, count, 'size');

function wrong(what: string): Error {
  return new Error(`The worker sent an invalid ${what}`);
}
