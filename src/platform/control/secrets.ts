import { refuseToken } from '../identity/access-tokens.ts';
import { Refusal } from '../shared/refusal.ts';
import { members } from '../shared/schema.ts';
import { RotationRefused, type Sealing } from '../stores/sealing.ts';
import { count, list, object, oneOf, string } from './answers.ts';
import { describing } from './api.ts';

/** The operator's calls about the keys that seal what the platform keeps. */

const USES = ['seals', 'needed', 'next', 'unneeded'] as const;

const endpoint = describing<{ readonly sealing: Sealing }>();

export const SECRET_ENDPOINTS = {
  readSecrets: endpoint({
    summary:
      'Lists the keys that seal what the platform keeps, by IDs that reveal nothing of them. `remaining`: rows and logs that are still to be looked at after a rotation. `unneeded`: nothing is sealed with it, so it can be removed. For identities with a role in every organization.',
    for: 'operators',
    answer: object({
      keys: list(object({ id: string, use: oneOf(USES) })),
      remaining: count,
      awaited: list(string),
      place: string,
    }),
    run: (_, { sealing }) => sealing.status(),
  }),
  rotateSecret: endpoint({
    summary:
      'Makes another key seal, and seals everything again with it in the background: on one machine a new one, in a cluster the first secret of the node that answers. 409: a node does not have it yet, or there is no other one. For identities with a role in every organization.',
    for: 'operators',
    body: members({}),
    answer: object({ from: string, to: string }),
    async run({ principal, act }, { sealing }) {
      refuseToken(principal, 'rotate the secret');
      try {
        return await sealing.rotate(act);
      } catch (error) {
        if (!(error instanceof RotationRefused)) throw error;
        throw new Refusal('conflict', `${error.message}. ${error.remedy}`);
      }
    },
  }),
};
