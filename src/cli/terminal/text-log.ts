import { formatDuration } from '../../base/durations.ts';
import type { Log, LogFields, LogLevel } from '../../base/log.ts';
import { cleanLine } from '../../base/text.ts';
import type { Style } from './style.ts';

const LENGTH = 300;
/** Events that the command itself says in words. */
const SAID: ReadonlySet<string> = new Set(['platform_started', 'platform_stopped']);

/** Writes a line for each event of a server, for a person: the local time, the event and its fields. `quiet`: no `info`. */
export function textLog(write: (line: string) => void, style: Style, quiet = false, now = () => new Date()): Log {
  const paint: Record<LogLevel, (text: string) => string> = { info: style.bold, warn: style.yellow, error: style.red };
  return (level, event, fields = {}) => {
    if (level === 'info' && (quiet || SAID.has(event))) return;
    const time = style.dim(now().toTimeString().slice(0, 8));
    const isRequest = event === 'request' && typeof fields.path === 'string';
    const line = isRequest ? requestLine(fields, style) : `${paint[level](event)}${others(fields, [], style)}`;
    write(`${time}  ${line}\n`);
  };
}

function requestLine(fields: LogFields, style: Style): string {
  const { method, path, status } = fields;
  const code = Number(status);
  const colour = code >= 500 ? style.red : code >= 400 ? style.yellow : style.green;
  const known = ['method', 'path', 'status', 'ms', ...(code >= 500 ? [] : ['requestID'])];
  const head = `${shown(method).padEnd(6)} ${shown(path)}  ${colour(shown(status))}`;
  return `${head}${typeof fields.ms === 'number' ? `  ${formatDuration(fields.ms)}` : ''}${others(fields, known, style)}`;
}

function others(fields: LogFields, known: readonly string[], style: Style): string {
  const rest = Object.entries(fields).filter(([name, value]) => !known.includes(name) && (value ?? '') !== '');
  return rest.map(([name, value]) => `  ${style.dim(`${name}=`)}${shown(value)}`).join('');
}

function shown(value: LogFields[string]): string {
  return cleanLine(String(value ?? ''), LENGTH);
}
