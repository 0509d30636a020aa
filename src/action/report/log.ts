import { formatDuration } from '../../base/durations.ts';
import { assertNever } from '../../base/errors.ts';
import { cleanLine } from '../../base/text.ts';
import { type DeployEvent, PHASE_TITLES } from '../../deploy/events.ts';
import type { FailureReport } from '../../deploy/failure.ts';
import type { Runner } from '../runner/runner.ts';
import type { Annotations } from './annotations.ts';

/** Shows a deploy in the step's log: a group for each phase, then a line with its time. Repeats no warning. */
export function createDeployLog(runner: Runner, annotations: Annotations) {
  const told = new Set<string>();
  let isOpen = false;

  const closeGroup = () => {
    if (isOpen) runner.endGroup();
    isOpen = false;
  };
  const once = (event: Extract<DeployEvent, { type: 'warning' | 'notice' }>) => {
    const { type, message, remedy, place } = { remedy: undefined, place: undefined, ...event };
    if (told.has(message)) return;
    told.add(message);
    annotations.add(type, { message: cleanLine(message), place }, remedy?.split('\n'));
  };
  const failure = ({ headline, diagnostics, remedy, log }: FailureReport) => {
    closeGroup();
    const message = cleanLine(headline, 500);
    // An annotation without a file beside the one at the line that is at fault would say the same twice.
    if (diagnostics.some(({ severity }) => severity === 'error')) runner.line(`✗ ${message}`);
    else annotations.add('error', { title: 'Deployment failed', message });
    for (const line of remedy?.split('\n') ?? []) runner.line(`  ${line}`);
    for (const diagnostic of diagnostics) annotations.addDiagnostic(diagnostic);
    if (log.length === 0) return;
    runner.group(log.length === 1 ? 'Build log (the last line)' : `Build log (the last ${log.length} lines)`);
    runner.replay(log, crypto.randomUUID());
    runner.endGroup();
  };

  return {
    /** Ends the group of a phase that failed, for which no `phase-finished` comes. */
    closeGroup,
    tell(event: DeployEvent): void {
      switch (event.type) {
        case 'phase-started':
          closeGroup();
          runner.group(PHASE_TITLES[event.phase]);
          isOpen = true;
          break;
        case 'phase-finished': {
          const { failed, phase, detail, ms } = event;
          closeGroup();
          runner.line(`${failed ? '✗' : '✓'} ${PHASE_TITLES[phase]}: ${detail} (${formatDuration(ms)})`);
          break;
        }
        case 'warning':
        case 'notice':
          once(event);
          break;
        case 'failure':
          failure(event.report);
          break;
        case 'app-known':
          runner.line(`App ${event.appID}${event.created ? ' (created)' : ''}`);
          break;
        case 'deployment-known':
          runner.line(`Deployment ${event.deployID}${event.attached ? ' (started by an earlier run)' : ''}`);
          break;
        case 'status': {
          const stage = event.stage === undefined ? '' : ` · ${event.stage}`;
          runner.line(`${formatDuration(event.elapsedMs)}  ${event.status}${stage}`);
          break;
        }
        case 'heartbeat':
          runner.line(`${formatDuration(event.elapsedMs)}  still ${event.status}`);
          break;
        case 'url':
          runner.line(`URL ${event.url}`);
          break;
        default:
          assertNever(event);
      }
    },
  };
}
