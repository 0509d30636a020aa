/** Acquires a lock of the platform. Returns a function that releases it. */
export type AcquireLock = (name: string) => Promise<() => void>;

/** Runs `work` while it has the lock. */
export async function locked<T>(acquire: AcquireLock, name: string, work: () => Promise<T>): Promise<T> {
  const release = await acquire(name);
  try {
    return await work();
  } finally {
    release();
  }
}
