import type { HookStore } from '../stores/hooks.ts';
import type { NotifyStore } from '../stores/notify.ts';
import { covers, type Place } from './access.ts';

/** What somebody has added for the apps of a place. It belongs to them, and stays when that person loses the role. */
export interface Left extends Place {
  readonly kind: 'webhook' | 'notification';
  readonly id: string;
  /** The forge of a webhook, or the address that is told. */
  readonly what: string;
}

/** Webhooks that are listed. */
const MOST = 100;

/** Lists what a person has added at a place and left active there. Access tokens of the person end with the role by themselves. */
export async function leftBy(
  who: string,
  place: Place,
  { hooks, notify }: { readonly hooks: Pick<HookStore, 'addedBy'>; readonly notify: Pick<NotifyStore, 'list'> },
): Promise<readonly Left[]> {
  // All addresses of a domain have added nothing themselves.
  if (who.startsWith('@')) return [];
  const [added, targets] = await Promise.all([hooks.addedBy(place.org, who, MOST), notify.list(place.org)]);
  const left = [
    ...added.map(
      ({ org, project, appID, id, forge }): Left => ({ kind: 'webhook', org, project, appID, id, what: forge }),
    ),
    ...targets
      .filter(({ createdBy }) => createdBy === who)
      .map(({ org, project, appID, id, shown }): Left => {
        return { kind: 'notification', org, project: project ?? undefined, appID: appID ?? undefined, id, what: shown };
      }),
  ];
  return left.filter((each) => covers(place, each));
}
