import { cleanLine } from '../../base/text.ts';
import type { Access, Principal } from '../identity/access.ts';
import { clientOf } from '../shared/client-address.ts';
import type { HttpRequest } from '../shared/http.ts';
import type { Act } from '../stores/audit.ts';

/** Characters of a stored address. */
const BY_LENGTH = 254;

/** Returns true if an identity has no role anywhere. It gets no rows in the audit log, or whoever has an account at a provider could fill that. */
export async function isStranger({ organizationsOf }: Pick<Access, 'organizationsOf'>, who: Principal) {
  return (await organizationsOf(who))?.length === 0;
}

/** Returns who makes a request, and how, for the audit log. The address of an identity is one plain line, as it is stored. */
export function actOf(
  { email, token, via: by }: Principal,
  request: Pick<HttpRequest, 'requestID' | 'remoteAddress'>,
  via: Act['via'] = 'id-token',
): Act {
  const how = token ? ({ via: 'access-token', name: token.name } as const) : { via: by ?? via };
  return { by: cleanLine(email, BY_LENGTH), ...how, from: clientOf(request), requestID: request.requestID };
}
