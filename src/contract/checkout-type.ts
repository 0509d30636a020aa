/* How an entrypoint says what type a platform of Slipway would give a new app. The command receives `TypeInCheckout`. */

/** A checkout, and the settings of its app that decide how it is built. */
export interface CheckoutOfApp {
  /** The absolute path of its root. */
  readonly root: string;
  readonly buildCommand: string | undefined;
  readonly outputDirectory: string | undefined;
  readonly rootDirectory: string | undefined;
  readonly installCommand: string | undefined;
  readonly startCommand: string | undefined;
  readonly assetsOnly: boolean;
}

/**
 * Reads a checkout as a build does, within its bounds of bytes, files and time, and runs nothing of it. Returns words that follow "would",
 * with code between backticks: ``become web-ssr: `next start` (package.json), because …``.
 */
export type TypeInCheckout = (checkout: CheckoutOfApp) => Promise<string>;
