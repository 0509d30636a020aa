import { formatDuration } from '../../base/durations.ts';
import type { JsonObject } from '../../base/json.ts';
import { cleanLine } from '../../base/text.ts';
import { NODE_LIVING_MS } from '../../contract/operator.ts';
import type { Command } from '../flags/command.ts';
import { askPlatform } from '../platforms/operator.ts';
import { REMOTE_FLAGS } from '../platforms/remote.ts';
import { EMAIL_FLAG } from '../platforms/running.ts';
import { recordsIn } from '../terminal/app-words.ts';
import { printResult } from '../terminal/io.ts';
import { resultTable } from '../terminal/style.ts';

const COLUMNS = ['NAME', 'VERSION', 'ROLES', 'ADDRESS', 'BUILDS', 'CAN BUILD', 'UP', 'LAST SEEN'] as const;
const CELL = 80;

export const command: Command = {
  summary: 'Lists the nodes of a platform: version, roles, address, running builds and last sign of life.',
  usage: '[--base-url URL] [--email ADDRESS] [--data DIR] [--json]',
  instead: { list: 'It lists without an argument: slipway nodes', ls: 'It lists without an argument: slipway nodes' },
  examples: [['slipway nodes', 'lists the nodes of the platform of this machine']],
  flags: { ...REMOTE_FLAGS, ...EMAIL_FLAG },
  async run(given, io) {
    const answer = await askPlatform(given, io, 'listNodes');
    return printResult(io, given, answer, resultTable(io, COLUMNS, recordsIn(answer, 'nodes').map(rowOf)));
  },
};

function rowOf(node: JsonObject): readonly string[] {
  const { name, version, roles, functions, address, builds, canBuild, uptimeMs, silentMs } = node;
  const text = (value: unknown) => cleanLine(String(value ?? ''), CELL);
  const time = (value: unknown) => (typeof value === 'number' ? formatDuration(value) : '');
  const words = (role: string) => (role === 'edge' && functions === 'off' ? 'edge (functions off)' : role);
  const list = Array.isArray(roles) ? roles.map(String).map(words).join(',') : '';
  const isAway = Number(silentMs) > NODE_LIVING_MS;
  const able = isAway ? 'away' : text(canBuild);
  const own = [text(name), text(version), text(list), text(address), text(builds), able];
  return [...own, time(uptimeMs), `${time(silentMs)} ago`];
}
