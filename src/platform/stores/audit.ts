/** Who makes a change, and how. A method of a port that changes something for somebody takes it. */
export interface Act {
  /** The email address of the identity. Null: the platform itself. */
  readonly by: string | null;
  /** How the identity was proven. */
  readonly via: 'id-token' | 'console' | 'login' | 'access-token' | 'webhook' | 'platform';
  /** The name of the access token or of the webhook, if it came by one. */
  readonly name?: string | undefined;
  /** The address of the client. Null: none is known. */
  readonly from: string | null;
}
