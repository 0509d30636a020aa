export interface TableOptions {
    /** Default: the variables of the process. */
    readonly env?: Readonly<Record<string, string | undefined>> | undefined;
    /** Milliseconds that a call may take, with its repetitions. Default 10,000. */
    readonly timeoutMs?: number | undefined;
    /** Default: the global one. */
    readonly fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
}
