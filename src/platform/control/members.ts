import * as v from 'valibot';
import { ROLES } from '../../contract/roles.ts';
import { ADDRESS_MOST } from '../identity/address.ts';
import type { Members } from '../identity/members.ts';
import { members } from '../shared/schema.ts';
import { boolean, list, moment, object, oneOf, orNull, string } from './answers.ts';
import { type Call, describing, placeOf } from './api.ts';
import { memberAfter, memberCursorOf, PAGE, pageOf } from './list-pages.ts';
import type { Operations } from './operations.ts';
import { text } from './validation.ts';

/** The calls that list members, and grant and take away roles. */

export interface MemberParts {
  readonly members: Members;
  readonly operations: Operations;
}

const ROLE = oneOf([...ROLES]);
const MEMBER = { 'project?': string, 'appID?': string, role: ROLE };
const BODY = members({
  member: text(1, ADDRESS_MOST),
  role: v.nullable(v.picklist(ROLES, `must be one of ${ROLES.join(', ')}, or null`)),
});
const LEFT = object({
  kind: oneOf(['webhook', 'notification']),
  id: string,
  what: string,
  'project?': string,
  'appID?': string,
});
const ANSWER = object({ member: string, ...MEMBER, role: orNull(ROLE), before: orNull(ROLE), 'left?': list(LEFT) });
const SET = { needs: 'admin', body: BODY, answer: ANSWER, run: set } as const;

const endpoint = describing<MemberParts>();

export const MEMBER_ENDPOINTS = {
  listMembers: endpoint({
    summary:
      'Lists who has a role in an organization and its parts. `members`: those that admins have granted one. `file`: what `platform.json` grants, on the first page. `mayChange`: that file lets admins grant roles.',
    partly: true,
    query: PAGE,
    answer: object({
      members: list(object({ member: string, ...MEMBER, grantedBy: orNull(string), grantedAt: moment })),
      file: list(object({ member: {}, ...MEMBER })),
      mayChange: boolean,
      nextCursor: orNull(string),
    }),
    async run({ key: { org }, query, within }, parts) {
      const after = memberAfter(query, org);
      const { items, nextCursor } = await pageOf(query, memberCursorOf, (limit) =>
        parts.members.list(org, { after, limit, within }),
      );
      const file = after ? [] : parts.members.inFile(org, within);
      const mayChange = parts.members.mayChange(org);
      return { members: items.map(named), file: file.map(named), mayChange, nextCursor };
    },
  }),
  setMember: endpoint({
    summary:
      'Grants a role in an organization to an email or an `@domain`, or takes it away: null. Then `left` lists the webhooks and notifications that this person has added there and that stay. 409: `platform.json` does not let admins grant roles, or it is the last admin.',
    ...SET,
  }),
  setProjectMember: endpoint({ summary: 'The same for a project.', ...SET }),
  setAppMember: endpoint({
    summary: 'The same for an app. The roles of its members are removed with it.',
    ...SET,
    async run(call, parts) {
      await parts.operations.app(call.key);
      return set(call, parts);
    },
  }),
};

async function set(call: Call<v.InferOutput<typeof BODY>>, { members }: MemberParts): Promise<object> {
  const place = placeOf(call.key);
  const { member, role } = call.body();
  const before = await members.set(place, member, role, call.act);
  const left = role === null ? await members.leftBy(member, place) : undefined;
  return { ...place, member: member.toLowerCase(), role, before: before ?? null, left };
}

function named<Listed extends { readonly who: unknown }>(listed: Listed) {
  return { ...listed, member: listed.who };
}
