/** What went wrong. The first five are found before anything is sent. */
export type KvsErrorCode = 'invalid_table' | 'invalid_key' | 'invalid_value' | 'invalid_ttl' | 'not_configured'
/** The table token or the credentials are not accepted. */
 | 'refused'
/** The table, or its organization, stores as much as it may. */
 | 'full'
/** The rate limit was reached, and its end is further away than the call may wait. */
 | 'rate_limited'
/** The store did not answer, or answered that it cannot serve, as long as the call may wait. */
 | 'unavailable' | 'unexpected_response'
/** The store has no such operation. */
 | 'not_supported';
/** An operation on a table failed. The message has one line: what failed, why, and what to do. It contains no secrets and no values. */
export declare class KvsError extends Error {
    readonly name = "KvsError";
    readonly code: KvsErrorCode;
    /** The HTTP status of the last answer. Undefined if there was none. */
    readonly status: number | undefined;
    /** Seconds until the store takes requests again, if it said so. */
    readonly retryAfter: number | undefined;
    constructor(code: KvsErrorCode, message: string, facts?: {
        readonly status?: number | undefined;
        readonly retryAfter?: number | undefined;
        readonly cause?: unknown;
    });
}
